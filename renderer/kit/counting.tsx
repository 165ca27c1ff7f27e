import { createContext, type ReactNode, useContext } from 'react';
import { countedIn } from '../language/figures.ts';

const Counting = createContext<'money' | 'chips' | null>(null);

/** What amounts below it count, whatever the table plays now: a hand of a tournament, say, that is recalled at a game for money. */
export const CountIn = ({ what, children }: { readonly what: 'money' | 'chips'; readonly children: ReactNode }) => (
  <Counting value={what}>{children}</Counting>
);

/** Says something that names amounts as they count where it is drawn. */
export function useCounting(): <T>(say: () => T) => T {
  const what = useContext(Counting);
  return (say) => (what === null ? say() : countedIn(what, say));
}

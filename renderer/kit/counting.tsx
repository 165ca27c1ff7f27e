import { createContext, type ReactNode, useContext } from 'react';
import { countedIn } from '../language/figures.ts';

const Counting = createContext<'money' | 'chips' | null>(null);

/**
 * What unit the amounts below it count, whatever the table plays now: for example a tournament hand recalled during a
 * money game.
 */
export const CountIn = ({ what, children }: { readonly what: 'money' | 'chips'; readonly children: ReactNode }) => (
  <Counting value={what}>{children}</Counting>
);

/** Writes a text whose amounts use the unit of the place where it is drawn. */
export function useCounting(): <T>(say: () => T) => T {
  const what = useContext(Counting);
  return (say) => (what === null ? say() : countedIn(what, say));
}

import { type ReactNode, useEffect, useState } from 'react';
import { type Link, openLink } from '../../renderer/link/link.ts';
import { LinkProvider } from '../../renderer/link/useLink.tsx';
import { linkAddress, socketWire } from '../../renderer/link/wire.ts';

export interface AtTableProps {
  readonly number: number;
  readonly ticket: string;
  /** Shown until the line is there. */
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

/** What is inside is at that table: over a line of its own by way of the house, for as long as it is on the screen. */
export function AtTable({ number, ticket, opening, children }: AtTableProps) {
  const [link, setLink] = useState<Link | null>(null);
  useEffect(() => {
    const opened = openLink({ token: ticket, wire: socketWire(addressOf(number)) });
    setLink(opened);
    return () => opened.close();
  }, [number, ticket]);
  if (link === null) return opening;
  return <LinkProvider link={link}>{children}</LinkProvider>;
}

export const addressOf = (table: number): string => linkAddress(`/link/${table}`);

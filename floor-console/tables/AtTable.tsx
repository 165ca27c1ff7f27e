import { type ReactNode, useEffect, useState } from 'react';
import { type Link, openLink } from '../../renderer/link/link.ts';
import { LinkProvider } from '../../renderer/link/useLink.tsx';
import { linkAddress, socketWire } from '../../renderer/link/wire.ts';

export interface AtTableProps {
  readonly number: number;
  readonly ticket: string;
  /** Shown until the link is open. */
  readonly opening: ReactNode;
  readonly children: ReactNode;
}

/** The children talk to that table over their own link through the house, for as long as they are on the screen. */
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

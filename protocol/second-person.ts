/** Which second person signs for what one person may not do alone: screens and the host use the same words. */
import type { SentStaffMember } from './staff-member.ts';

/**
 * Acts that need a second signature: a correction or a pay-out, cash to or from the bank, a PIN or a card, a ruling on
 * a hand and its chips, clearing a fault.
 */
export type SecondAct =
  | 'second a correction'
  | 'second a card'
  | 'second a pay-out'
  | 'second a fill or drop'
  | 'second a lifting'
  | 'second a ruling'
  | 'second a clearing'
  | 'second a shift';

interface DemoSigner extends SentStaffMember {
  readonly pin: string;
}

/**
 * The second people of a demo house, whose screens are open to anyone but still require second signatures. The floorman
 * signs at the cage, the auditor for a hand, the technician for a fault.
 */
export const SECOND = { id: 'demo-floor', name: 'Demo floorman', role: 'floor', pin: '1000' } as const;
export const TECHNICIAN = { id: 'demo-technician', name: 'Demo technician', role: 'technician', pin: '1000' } as const;
export const AUDITOR = { id: 'demo-auditor', name: 'Demo auditor', role: 'auditor', pin: '1000' } as const;

interface Signers {
  /** What it is, to follow `may not stand by`. */
  readonly what: string;
  /** The people who may sign, to begin or end a sentence with. */
  readonly who: string;
  readonly demo: DemoSigner;
}

export const SIGNERS: Readonly<Record<SecondAct, Signers>> = {
  'second a correction': { what: 'a correction', who: 'the floor or an auditor', demo: SECOND },
  'second a card': { what: 'a new PIN or card, or new tries for a PIN', who: 'the floor or an auditor', demo: SECOND },
  'second a pay-out': { what: 'a pay-out', who: 'the floor or an auditor', demo: SECOND },
  'second a fill or drop': { what: 'cash to or from the bank', who: 'the floor or an auditor', demo: SECOND },
  'second a lifting': { what: 'the lifting of a bar', who: 'the floor, the cage or an auditor', demo: AUDITOR },
  'second a ruling': {
    what: 'what becomes of chips at the table, or of a jackpot',
    who: 'the cage or an auditor',
    demo: AUDITOR,
  },
  'second a shift': { what: 'the close of a shift', who: 'the cage or an auditor', demo: AUDITOR },
  'second a clearing': {
    what: 'the clearing of a fault',
    who: 'the floor, a technician, the cage or an auditor',
    demo: TECHNICIAN,
  },
};

/** The hint under the field for the second person: who may sign, and in a demo house who does. */
export function signHint(act: SecondAct, isDemo: boolean): string {
  const { who, demo } = SIGNERS[act];
  return isDemo ? `Here ${demo.id} signs, PIN ${demo.pin}.` : `Of another role: ${who}. Or swipe the staff card.`;
}

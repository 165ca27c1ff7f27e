import type { SentDeskAct } from '../../protocol/poker-desk.ts';
import { WhyDialog } from '../../renderer/desk-kit/WhyDialog.tsx';
import { texts } from './texts.ts';

/** An act of the desk that lacks only its reason. */
export type NeedsReason =
  | { readonly act: 'close list'; readonly list: string }
  | { readonly act: 'strike'; readonly list: string; readonly entry: number; readonly name: string }
  | {
      readonly act: 'call';
      readonly list: string;
      readonly entry: number;
      readonly table: number;
      readonly name: string;
    };

export interface ListReasonProps {
  readonly asking: NeedsReason;
  readonly onAct: (act: SentDeskAct, then?: () => void) => void;
  readonly onClose: () => void;
}

/** Says what the act does, and asks for the reason. */
export function ListReason({ asking, onAct, onClose }: ListReasonProps) {
  return (
    <WhyDialog
      title={titleOf(asking)}
      happens={consequenceOf(asking)}
      testid="list-reason"
      onDo={(reason) => onAct(actOf(asking, reason), onClose)}
      onClose={onClose}
    />
  );
}

function titleOf(asking: NeedsReason): string {
  switch (asking.act) {
    case 'close list':
      return texts.desk.closeTitle;
    case 'strike':
      return texts.desk.strikeTitle(asking.name);
    case 'call':
      return texts.desk.skipTitle(asking.name, asking.table);
  }
}

function consequenceOf({ act }: NeedsReason): string {
  if (act === 'close list') return texts.desk.closeHappens;
  return act === 'strike' ? texts.desk.strikeHappens : texts.desk.skipHappens;
}

function actOf(asking: NeedsReason, reason: string): SentDeskAct {
  switch (asking.act) {
    case 'close list':
      return { act: 'close list', list: asking.list, reason };
    case 'strike':
      return { act: 'strike', list: asking.list, entry: asking.entry, reason };
    case 'call':
      return { act: 'call', list: asking.list, entry: asking.entry, table: asking.table, skip: reason };
  }
}

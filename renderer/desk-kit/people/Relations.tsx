import type { Relation } from '../../../protocol/views.ts';
import { Button } from '../../kit/Button.tsx';

export interface RelationsProps {
  readonly related: readonly Relation[];
  readonly onAdd: () => void;
  readonly onEnd: (relation: Relation) => void;
}

/** Who may not sit next to somebody (LR20), and the keys that enter and end it. */
export function Relations({ related, onAdd, onEnd }: RelationsProps) {
  return (
    <div className="relations" data-testid="relations">
      <span className="soft">{related.length === 0 ? 'No relations entered.' : 'May not sit next to'}</span>
      {related.map((relation) => (
        <span key={relation.account} className="relation">
          <strong>{relation.person}</strong>
          <small>{relation.seat === null ? relation.account : `seat ${relation.seat}`}</small>
          <Button className="key-small" onPress={() => onEnd(relation)} testid={`relation-end-${relation.account}`}>
            End
          </Button>
        </span>
      ))}
      <Button className="key-small" onPress={onAdd} testid="relation-open">
        Enter a relation
      </Button>
    </div>
  );
}

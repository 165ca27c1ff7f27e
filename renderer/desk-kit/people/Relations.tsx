import type { Relation } from '../../../protocol/person.ts';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import desk from '../desk.module.css';
import { texts } from '../texts.ts';
import styles from './Relations.module.css';

const css = classes(desk, styles);

export interface RelationsProps {
  readonly related: readonly Relation[];
  readonly onAdd: (apart: boolean) => void;
  readonly onEnd: (relation: Relation) => void;
}

/**
 * The people who may not sit next to this person (LR20) or at the same table, with keys to enter and end such
 * relations.
 */
export function Relations({ related, onAdd, onEnd }: RelationsProps) {
  return (
    <div className={css('relations')} data-testid="relations">
      <span className={css('soft')}>
        {related.length === 0 ? texts.relations.noRelationsEntered : texts.relations.mayNotSitNext}
      </span>
      {related.map((relation) => (
        <span key={relation.account} className={css('relation')}>
          <strong>{relation.person}</strong>
          <small>{relation.seat === null ? relation.account : texts.relations.seat(relation.seat)}</small>
          {relation.apart && <small className={css('relation-apart')}>{texts.relations.notAtOneTable}</small>}
          <Button size="small" onPress={() => onEnd(relation)} testid={`relation-end-${relation.account}`}>
            {texts.relations.end}
          </Button>
        </span>
      ))}
      <Button size="small" onPress={() => onAdd(false)} testid="relation-open">
        {texts.relations.relate}
      </Button>
      <Button size="small" onPress={() => onAdd(true)} testid="apart-open">
        {texts.relations.keepApart}
      </Button>
    </div>
  );
}

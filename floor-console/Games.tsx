import { useState } from 'react';
import type { FloorView } from '../protocol/floor-view.ts';
import { Button } from '../renderer/kit/Button.tsx';
import { classes } from '../renderer/kit/classes.ts';
import { Field } from '../renderer/kit/Field.tsx';
import { Modal } from '../renderer/kit/Modal.tsx';
import { Tag } from '../renderer/kit/Tag.tsx';
import { useSay } from '../renderer/link/say.ts';
import { useAct } from '../renderer/link/useLink.tsx';
import type { FloorAct } from './act.ts';
import floor from './floor.module.css';
import styles from './Games.module.css';
import { ProfileEditor } from './ProfileEditor.tsx';
import { texts } from './texts.ts';

const css = classes(floor, styles);

export interface GamesProps {
  readonly view: FloorView;
  readonly onChoose: (chosen: FloorAct) => void;
  readonly onClose: () => void;
}

/** With more games than this there is a field to search for one. */
const MANY = 8;

/** The games the table may deal, and the key to change the game (LR28a). */
export function Games({ view, onChoose, onClose }: GamesProps) {
  const [filter, setFilter] = useState('');
  const [isMaking, setMaking] = useState(false);
  const act = useAct();
  const say = useSay();
  const { profiles, nextProfile, games = [] } = view;
  const shown = profiles.filter(({ label }) => label.toLowerCase().includes(filter.trim().toLowerCase()));
  if (isMaking) return <ProfileEditor games={games} onClose={() => setMaking(false)} />;
  const remove = (id: string, label: string): void =>
    act({ do: 'remove profile', profile: id, reason: texts.profile.noLongerPlayed }, () =>
      say({ level: 'info', text: texts.profile.removed(label) }),
    );
  return (
    <Modal
      title={texts.common.changeGame}
      size="m"
      onClose={onClose}
      actions={
        <>
          {games.length > 0 && (
            <Button onPress={() => setMaking(true)} testid="profile-new">
              {texts.games.newGame}
            </Button>
          )}
          <Button onPress={onClose}>{texts.common.close}</Button>
        </>
      }
    >
      <p>{texts.games.changeIsAnnouncedOn}</p>
      {profiles.length > MANY && <Field label={texts.games.findGame} value={filter} onChange={setFilter} />}
      <ul className={css('games')}>
        {shown.map((profile) => (
          <li key={profile.id} className={css('game-row')}>
            <button
              type="button"
              className={css('game-key')}
              disabled={profile.current && nextProfile === null}
              onClick={() => {
                onClose();
                onChoose({ do: 'profile', profile });
              }}
              data-testid={`profile-${profile.id}`}
            >
              <span>
                {profile.label}
                {profile.made && <small className={css('game-made')}>{texts.games.madeBy(profile.made.by)}</small>}
              </span>
              {profile.current && <Tag tone="good">{texts.games.onTable}</Tag>}
              {profile.id === nextProfile && <Tag tone="gold">{texts.games.announced}</Tag>}
            </button>
            {profile.made && !profile.current && profile.id !== nextProfile && (
              <Button sends onPress={() => remove(profile.id, profile.label)} testid={`remove-${profile.id}`}>
                {texts.games.remove}
              </Button>
            )}
          </li>
        ))}
        {shown.length === 0 && <li className={css('empty')}>{texts.games.noGameOfThis(filter.trim())}</li>}
      </ul>
    </Modal>
  );
}

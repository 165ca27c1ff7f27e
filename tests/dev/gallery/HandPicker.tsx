import { useState } from 'react';
import type { GalleryList } from '../stands.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const CENTER = 'center-display';

interface Chosen {
  readonly game: string;
  readonly hand: number;
  readonly phase: number;
  /** A seat's number, or the center display. */
  readonly viewer: string;
}

/** Chooses a game, one of its golden hands, a decision of it and who looks. */
export function HandPicker({ games }: Pick<GalleryList, 'games'>) {
  const [chosen, setChosen] = useState<Chosen>({ game: games[0]?.game ?? '', hand: 0, phase: 0, viewer: CENTER });
  const hands = games.find(({ game }) => game === chosen.game)?.hands ?? [];
  const hand = hands[chosen.hand];
  const phases = hand?.phases ?? [];
  return (
    <>
      <div className="gallery-choice">
        <Choice
          label="Game"
          value={chosen.game}
          options={games.map(({ game, name }) => [game, name])}
          onChange={(game) => setChosen({ game, hand: 0, phase: 0, viewer: CENTER })}
        />
        <Choice
          label="Hand"
          value={String(chosen.hand)}
          options={hands.map((_, nth) => [String(nth), `Hand ${nth + 1}`])}
          onChange={(nth) => setChosen({ ...chosen, hand: Number(nth), phase: 0, viewer: CENTER })}
        />
        <Choice
          label="Phase"
          value={String(chosen.phase)}
          options={phases.map((phase, nth) => [String(nth), `${nth + 1}. ${phase}`])}
          onChange={(nth) => setChosen({ ...chosen, phase: Number(nth) })}
        />
        <Choice
          label="Seen by"
          value={chosen.viewer}
          options={[
            [CENTER, 'Center display'],
            ...(hand?.seats ?? []).map((seat) => [`${seat}`, `Seat ${seat}`] as const),
          ]}
          onChange={(viewer) => setChosen({ ...chosen, viewer })}
        />
        <button
          type="button"
          disabled={chosen.phase === 0}
          onClick={() => setChosen({ ...chosen, phase: chosen.phase - 1 })}
        >
          Back
        </button>
        <button
          type="button"
          data-testid="phase-next"
          disabled={chosen.phase >= phases.length - 1}
          onClick={() => setChosen({ ...chosen, phase: chosen.phase + 1 })}
        >
          Next
        </button>
      </div>
      <ScreenFrame
        screen={chosen.viewer === CENTER ? CENTER : 'station'}
        stand={['hand', chosen.game, chosen.hand, chosen.phase, chosen.viewer].join('/')}
      />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      {label}
      <select
        value={value}
        data-testid={`choose-${label.toLowerCase().replace(' ', '-')}`}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

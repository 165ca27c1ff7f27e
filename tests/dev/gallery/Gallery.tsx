import { useEffect, useState } from 'react';
import type { GalleryList } from '../stands.ts';
import { HandPicker } from './HandPicker.tsx';
import { Pieces } from './Pieces.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

type Tab = 'pieces' | 'states' | 'hands';
const TABS: readonly { readonly id: Tab; readonly label: string }[] = [
  { id: 'pieces', label: 'Pieces' },
  { id: 'states', label: 'Screens by state' },
  { id: 'hands', label: 'Games and phases' },
];

/** Every piece, every screen in every state of the tests, and every game at every decision of its golden hands. */
export function Gallery() {
  const [tab, setTab] = useState<Tab>('pieces');
  const list = useList();
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1>Gallery</h1>
        <nav>
          {TABS.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              aria-pressed={tab === id}
              data-testid={`tab-${id}`}
              onClick={() => setTab(id)}
            >
              {label}
            </button>
          ))}
        </nav>
      </header>
      {tab === 'pieces' && <Pieces />}
      {tab !== 'pieces' && list === null && <p>One moment…</p>}
      {tab === 'states' && list && <States list={list} />}
      {tab === 'hands' && list && <HandPicker games={list.games} />}
    </main>
  );
}

/** Asked for once: what there is to be shown. */
function useList(): GalleryList | null {
  const [list, setList] = useState<GalleryList | null>(null);
  const [refused, setRefused] = useState<Error | null>(null);
  useEffect(() => {
    fetch('/gallery/list.json')
      .then((response) => response.json())
      .then(setList, setRefused);
  }, []);
  if (refused) throw refused;
  return list;
}

function States({ list: { states } }: { readonly list: GalleryList }) {
  const [key, setKey] = useState(states[0]?.key ?? '');
  const shown = states.find((state) => state.key === key);
  return (
    <div className="gallery-body">
      <ul className="gallery-list">
        {states.map((state) => (
          <li key={state.key}>
            <button
              type="button"
              aria-pressed={state.key === key}
              data-testid={`state-${state.key}`}
              onClick={() => setKey(state.key)}
            >
              {state.name}
            </button>
          </li>
        ))}
      </ul>
      {shown && <ScreenFrame screen={shown.screen} stand={shown.key} />}
    </div>
  );
}

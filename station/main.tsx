import { startScreen } from '../renderer/page/start.tsx';
import { cutDecks } from './deck-cut.ts';
import { numbersFrom } from './drawn-number.ts';
import { Station } from './Station.tsx';

const link = startScreen('station', (view) => <Station view={view} />);
cutDecks(link, numbersFrom(window));

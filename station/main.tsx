import { startScreen } from '../renderer/start.tsx';
import { Station } from './Station.tsx';

startScreen('station', (view) => <Station view={view} />);

import { startScreen } from '../renderer/page/start.tsx';
import { Station } from './Station.tsx';

startScreen('station', (view) => <Station view={view} />);

import { startScreen } from '../renderer/page/start.tsx';
import { Floor } from './Floor.tsx';

startScreen('floor-console', (view) => <Floor view={view} />);

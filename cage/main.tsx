import { startScreen } from '../renderer/start.tsx';
import { Cage } from './Cage.tsx';

startScreen('cage', (view) => <Cage view={view} />);

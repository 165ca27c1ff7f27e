import { startScreen } from '../renderer/page/start.tsx';
import { Cage } from './Cage.tsx';

startScreen('cage', (view) => <Cage view={view} />);

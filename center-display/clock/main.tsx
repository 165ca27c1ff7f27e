import { startScreen } from '../../renderer/page/start.tsx';
import { Clock } from './Clock.tsx';

startScreen('clock', (view) => <Clock view={view} />);

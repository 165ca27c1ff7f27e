import { startScreen } from '../../renderer/page/start.tsx';
import { Board } from './Board.tsx';

startScreen('board', (view) => <Board view={view} />);

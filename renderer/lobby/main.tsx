import { startScreen } from '../page/start.tsx';
import { Lobby } from './Lobby.tsx';

startScreen('lobby', (view) => <Lobby view={view} />);

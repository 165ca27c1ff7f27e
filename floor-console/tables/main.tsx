import { startScreen } from '../../renderer/page/start.tsx';
import { Tables } from './Tables.tsx';

startScreen('tables', (view) => <Tables view={view} />);

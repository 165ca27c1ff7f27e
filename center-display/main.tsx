import { startScreen } from '../renderer/page/start.tsx';
import { CenterDisplay } from './CenterDisplay.tsx';

startScreen('center-display', (view) => <CenterDisplay view={view} />);

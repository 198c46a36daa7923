import { testSection } from '../testing.tsx';
import { Checklist } from './Checklist.tsx';

await testSection('Checklist', (props) => <Checklist {...props} />);

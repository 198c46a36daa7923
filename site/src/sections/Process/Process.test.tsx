import { testSection } from '../testing.tsx';
import { Process } from './Process.tsx';

await testSection('Process', (props) => <Process {...props} />);

import { testSection } from '../testing.tsx';
import { Experience } from './Experience.tsx';

await testSection('Experience', (props) => <Experience {...props} />);

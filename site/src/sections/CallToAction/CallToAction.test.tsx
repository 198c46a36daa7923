import { testSection } from '../testing.tsx';
import { CallToAction } from './CallToAction.tsx';

await testSection('CallToAction', (props) => <CallToAction {...props} />);

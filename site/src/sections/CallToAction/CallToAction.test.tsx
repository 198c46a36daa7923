import { renderSamples, testSection } from '../testing.tsx';
import { CallToAction } from './CallToAction.tsx';

const samples = await renderSamples('CallToAction', (props) => <CallToAction {...props} />);
testSection(samples);

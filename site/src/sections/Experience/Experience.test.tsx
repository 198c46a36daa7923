import { renderSamples, testSection } from '../testing.tsx';
import { Experience } from './Experience.tsx';

const samples = await renderSamples('Experience', (props) => <Experience {...props} />);
testSection(samples);

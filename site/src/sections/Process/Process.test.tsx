import { renderSamples, testSection } from '../testing.tsx';
import { Process } from './Process.tsx';

const samples = await renderSamples('Process', (props) => <Process {...props} />);
testSection(samples);

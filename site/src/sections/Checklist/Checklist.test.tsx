import { renderSamples, testSection } from '../testing.tsx';
import { Checklist } from './Checklist.tsx';

const samples = await renderSamples('Checklist', (props) => <Checklist {...props} />);
testSection(samples);

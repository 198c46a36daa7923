import { renderSamples, testSection } from '../testing.tsx';
import { PostTeasers } from './PostTeasers.tsx';

const samples = await renderSamples('PostTeasers', (props) => <PostTeasers {...props} />);
testSection(samples);

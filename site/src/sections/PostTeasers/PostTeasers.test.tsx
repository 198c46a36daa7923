import { testSection } from '../testing.tsx';
import { PostTeasers } from './PostTeasers.tsx';

await testSection('PostTeasers', (props) => <PostTeasers {...props} />);

import { problems } from 'words:inbox';
import { Alert } from './Controls.tsx';
import type { Problem as Name } from './screens.ts';

/** The error message of a rejected form. */
export const Problem = ({ name }: { name: Name | undefined }) =>
  name === undefined ? null : <Alert>{problems[name]}</Alert>;

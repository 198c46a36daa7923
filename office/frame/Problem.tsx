import { problems } from 'words:inbox';
import { Alert } from './Controls.tsx';

/** The error message of a rejected form. */
export const Problem = ({ name }: { name: keyof typeof problems | undefined }) =>
  name === undefined ? null : <Alert>{problems[name]}</Alert>;

import { problems } from 'words:inbox';

/** The error message of a rejected form. */
export const Problem = ({ name }: { name: keyof typeof problems | undefined }) =>
  name === undefined ? null : (
    <p className="problem" role="alert">
      {problems[name]}
    </p>
  );

import { problems } from 'words:inbox';

/** Says what was wrong with a form that was sent. */
export const Problem = ({ name }: { name: keyof typeof problems | undefined }) =>
  name === undefined ? null : (
    <p className="problem" role="alert">
      {problems[name]}
    </p>
  );

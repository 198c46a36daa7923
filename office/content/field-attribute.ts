/** The attribute of a previewed page that names the field of a text or a picture, such as `pages/about.yaml#title`. */
import type { Path } from '../../contract/values.ts';

const name = 'data-field';

export const fieldAttribute = {
  name,
  write: (file: string, path: Path): string => `${file}#${path.join('.')}`,
  read(text: string): { file: string; path: Path } {
    const [file = '', steps = ''] = text.split('#', 2);
    return { file, path: steps.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
  },
};

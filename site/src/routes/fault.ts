import { nameContentFile } from '../../../contract/content-folder.ts';
import type { Path } from '../../../contract/values.ts';

export interface Fault {
  /** Path from the content folder; empty when no file is at fault. */
  file: string;
  path: Path;
  message: string;
  /** A link that leads nowhere: the site can be built with it. */
  isLink: boolean;
}

export const sayFault = ({ file, path, message }: Fault): string =>
  `${[file && nameContentFile(file), path.join('.')].filter(Boolean).join(': ')}: ${message}`;

/** A content file as the schemas read it. */
export interface ContentFile {
  file: string;
  data: unknown;
}

import { nameContentFile } from '../../../contract/content-folder.ts';
import type { Path } from '../../../contract/values.ts';

export interface Fault {
  /** Path from the content folder; empty if no single file is at fault. */
  file: string;
  path: Path;
  message: string;
  /** A dead link, which does not stop the build. */
  isLink: boolean;
}

export const sayFault = ({ file, path, message }: Fault): string =>
  `${[file && nameContentFile(file), path.join('.')].filter(Boolean).join(': ')}: ${message}`;

/** A content file after validation. */
export interface ContentFile {
  file: string;
  data: unknown;
}

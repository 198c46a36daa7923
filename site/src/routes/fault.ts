import type { Path } from '../lib/links.ts';

export interface Fault {
  file: string;
  path: Path;
  message: string;
  /** A link that leads nowhere: the site can be built with it. */
  isLink: boolean;
}

export const sayFault = ({ file, path, message }: Fault): string =>
  `${[file, path.join('.')].filter(Boolean).join(': ')}: ${message}`;

/** A content file as the schemas read it. */
export interface ContentFile {
  file: string;
  data: unknown;
}

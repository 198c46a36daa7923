/** A file as the checks in this folder read it. */
export interface TextFile {
  /** Relative to the repository. */
  name: string;
  text: string;
}

/** Every line with its file and line number for messages. */
export function listLines(files: readonly TextFile[]): { place: string; line: string }[] {
  return files.flatMap(({ name, text }) =>
    text.split('\n').map((line, index) => ({ place: `${name}:${String(index + 1)}`, line })),
  );
}

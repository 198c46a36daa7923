const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text between the tags of an XML file. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (character) => entities[character] ?? character);

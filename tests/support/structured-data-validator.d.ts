declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  export default class Validator {
    /** What a page says in JSON-LD: type → its items. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames?: string[];
  }
  export default class Validator {
    /** Items of the page's JSON-LD by type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}

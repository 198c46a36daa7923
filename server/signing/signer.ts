/** Signs what is sent out and must come back unchanged: links in mails, the token of a form. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Signer {
  /** `purpose` keeps a signature for one thing from being used for another. */
  sign(purpose: string, text: string): Promise<string>;
  isSigned(purpose: string, text: string, signature: string): Promise<boolean>;
}

/** The secret is in the database, which may be down at the start; it is read once and kept. */
export function createSigner(readSecret: () => Promise<string>): Signer {
  let secret: string | undefined;
  async function sign(purpose: string, text: string): Promise<string> {
    secret ??= await readSecret();
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 22);
  }
  return {
    sign,
    async isSigned(purpose, text, signature) {
      const expected = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

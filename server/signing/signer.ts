/** Signs values that go out and must come back unchanged: links in mails, form tokens. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signer = ReturnType<typeof createSigner>;

/** Reads the secret from the database on first use, because the database may be down at the start, and caches it. */
export function createSigner(readSecret: () => Promise<string>) {
  let secret: string | undefined;
  /** `purpose` prevents using a signature for something else. */
  async function sign(purpose: string, text: string): Promise<string> {
    secret ??= await readSecret();
    return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url').slice(0, 22);
  }
  return {
    sign,
    async isSigned(purpose: string, text: string, signature: string): Promise<boolean> {
      const expected = Buffer.from(await sign(purpose, text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

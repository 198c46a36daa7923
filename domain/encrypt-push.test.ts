import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encryptPush, makeVapidKeys, signVapid } from './encrypt-push.ts';

/** RFC 8291, section 5 and appendix A. */
const vector = {
  message: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  fixed: {
    salt: 'DGv6ra1nlYgDCS1FRnbzlw',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('push encryption', () => {
  it('matches the example of RFC 8291', () => {
    const body = encryptPush(vector.message, vector.browser, vector.fixed);
    expect(body.toString('base64url')).toBe(vector.body);
  });

  it('never produces the same bytes twice', () => {
    const [one, two] = [1, 2].map(() => encryptPush('Request', vector.browser).toString('base64url'));
    expect(one).not.toBe(two);
  });

  it('refuses keys that are not on the curve', () => {
    expect(() => encryptPush('Request', { ...vector.browser, p256dh: 'AAAA' })).toThrow();
  });

  it('signs a token that the push service can verify for twelve hours', () => {
    const keys = makeVapidKeys();
    const nowMs = Date.UTC(2026, 10, 26);
    const header = signVapid('https://push.example/send/1', keys, 'mailto:site@firm.example', nowMs);
    const [, head = '', claims = '', signature = '', publicKey = ''] =
      /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? [];
    const point = Buffer.from(publicKey, 'base64url');
    const key = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const bytes = Buffer.from(signature, 'base64url');
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      exp: nowMs / 1_000 + 12 * 60 * 60,
      sub: 'mailto:site@firm.example',
    });
  });
});

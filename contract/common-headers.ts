/** Headers of every answer, whether from the server or from a static host that reads `_headers`. */

/** Features that a page could use without asking, or request in the company's name. */
const switchedOff = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Excludes the Content-Security-Policy, which differs for each page. */
export function listCommonHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** A `<meta>` element cannot forbid framing, so the host that sends the page adds it. */
export const forbidFraming = (policy: string): string =>
  `${policy.replace(/[\s;]+$/, '')}; frame-ancestors 'none'`;

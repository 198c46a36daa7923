/** Headers of every answer, whoever serves it: the server itself, or a static host that reads `_headers`. */

/** Features that a page could use without a further question, or ask a visitor for in the company's name. */
const switchedOff = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Without the Content-Security-Policy, which is each page's own. */
export function listCommonHeaders(publicUrl: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': switchedOff.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** Framing cannot be forbidden in a `<meta>` element, so the build leaves it to whoever sends the page. */
export const forbidFraming = (policy: string): string =>
  `${policy.replace(/[\s;]+$/, '')}; frame-ancestors 'none'`;

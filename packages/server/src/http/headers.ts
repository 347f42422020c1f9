/** Security headers: pages may load nothing from elsewhere. They are the same for every answer of a kind. */

type Headers = { readonly [name: string]: string };

/** Browser features that no page of ours uses. */
const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map(feature => `${feature}=()`)
  .join(', ');

/** For answers that are not pages. */
export const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;

/** Only this host: its operator may run other services on subdomains. */
const transport = (isHttps: boolean): Headers => (isHttps ? { 'strict-transport-security': `max-age=${YEAR}` } : {});

/** What helmet sets by default, with a stricter policy. */
export function pageHeaders(isHttps: boolean): Headers {
  const policy = Object.entries(POLICY).map(entry => entry.join(' '));
  return {
    'content-security-policy': [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join(';'),
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...transport(isHttps),
  };
}

/** For the API, whose answers are not opened as pages. */
export const apiHeaders = (isHttps: boolean): Headers => ({
  ...BARE_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...transport(isHttps),
});

import type { Config } from './config.ts';
import { bucketUrl } from './fileBucket.ts';

/** The apps that are pages of ours. */
export type App = 'portal' | 'console';

/** What the card company's script needs of a page that shows its field (docs/widgets.md asks the same of other sites). */
const STRIPE = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
} as const;
const STRIPE_API = 'https://api.stripe.com';

/**
 * The content security policy of an app. MUI writes its styles into the page while it runs; scripts come from our own
 * files alone, and in the portal from the card company, where one is configured. Both apps fetch uploads from the
 * bucket that keeps them. The pictures of courses may be on any site. In the portal, audio, video and PDF that students
 * delivered are shown from the bytes that it fetched.
 */
export function policyOf(app: App, { stripe, s3 }: Pick<Config, 'stripe' | 's3'>): string {
  const reached = [
    ...(s3 ? [bucketUrl(s3.publicEndpoint, s3).origin] : []),
    ...(app === 'portal' && stripe ? [STRIPE_API] : []),
  ];
  const others: Readonly<Record<string, string>> = {
    ...(app === 'portal' && { 'media-src': 'blob:', 'frame-src': 'blob:' }),
    ...(app === 'portal' && stripe && STRIPE),
    // The console packs its exports (fflate) in a worker that it writes itself.
    ...(app === 'console' && { 'worker-src': 'blob:' }),
    ...(reached.length > 0 && { 'connect-src': reached.join(' ') }),
  };
  return [
    "default-src 'self'",
    ...Object.entries(others).map(([directive, origins]) => `${directive} 'self' ${origins}`),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';');
}

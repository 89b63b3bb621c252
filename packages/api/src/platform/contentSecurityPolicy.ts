import { createHash } from 'node:crypto';

import type { Config } from './config/config.ts';
import { bucketUrl } from './fileBucket.ts';

/** The apps that are pages of ours. */
export type App = 'portal' | 'console';

/** What the card company's script needs of a page that shows its field (docs/widgets.md asks the same of other sites). */
const STRIPE = {
  scripts: 'https://js.stripe.com https://*.js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  api: 'https://api.stripe.com',
} as const;

/** Names the scripts that were built into a page by what is in them, so that its policy allows these alone. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/**
 * The content security policy of an app. MUI writes its styles into the page while it runs; scripts come from our own
 * files, from the page as it was built (`inline`), and in the portal from the card company, where one is configured. Both apps fetch uploads from the
 * bucket that keeps them, and read how long a chosen video is from its bytes. The pictures of courses may be on any site. In the
 * portal, audio, video and PDF that students delivered are shown from the bytes that it fetched, and classes in the rooms of the Jitsi
 * domain that is configured, whose script makes their frame.
 */
export function policyOf(
  app: App,
  { stripe, s3, meetingRooms: { jitsi } }: Pick<Config, 'stripe' | 's3' | 'meetingRooms'>,
  inline: readonly string[] = [],
): string {
  const card = app === 'portal' && stripe ? STRIPE : null;
  const room = app === 'portal' && jitsi ? `https://${jitsi.domain}` : null;
  const named = (...origins: readonly (string | null | undefined)[]): string => origins.filter(Boolean).join(' ');
  const scripts = named(...inline, card?.scripts, room);
  const reached = named(s3 && bucketUrl(s3.publicEndpoint, s3).origin, card?.api);
  const others: Readonly<Record<string, string>> = {
    'media-src': 'blob:',
    ...(app === 'portal' && { 'frame-src': named('blob:', card?.frames, room) }),
    ...(scripts !== '' && { 'script-src': scripts }),
    // The console packs its exports (fflate) in a worker that it writes itself.
    ...(app === 'console' && { 'worker-src': 'blob:' }),
    ...(reached !== '' && { 'connect-src': reached }),
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

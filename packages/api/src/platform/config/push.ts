import type { Variables } from './variables.ts';

/** The keys by which push services of browsers know us (VAPID, RFC 8292). */
export interface PushConfig {
  publicKey: string;
  privateKey: string;
  /** Whom a push service writes to about us: `mailto:` or `https:`. */
  subject: string;
  /** Services that we send to: an origin, or the end of the hosts of one (`https://.push.apple.com`). */
  services: readonly string[];
}

/** The services of Chrome and Edge, Firefox, Windows and Safari: a browser that names another one is not sent to. */
const SERVICES = [
  'https://fcm.googleapis.com',
  'https://.push.services.mozilla.com',
  'https://.notify.windows.com',
  'https://.push.apple.com',
];

/** Reads `LIA_VAPID_*`; null where there are no keys: then push is not offered. */
export function readPush({ text, requireTogether, problems }: Variables): PushConfig | null {
  const names = ['LIA_VAPID_PUBLIC_KEY', 'LIA_VAPID_PRIVATE_KEY', 'LIA_VAPID_SUBJECT'] as const;
  const [publicKey, privateKey, subject] = names.map(text);
  requireTogether(...names);
  if (!publicKey || !privateKey || !subject) return null;
  if (!/^(mailto:|https:\/\/)/.test(subject)) problems.push('LIA_VAPID_SUBJECT must begin with mailto: or https://');
  return { publicKey, privateKey, subject, services: SERVICES };
}

/** Whether an address is of one of the services: it comes from a browser, and nothing else of ours is to be reached by it. */
export function isPushService({ services }: PushConfig, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.some((service) => {
    const end = service.startsWith('https://.') ? service.slice('https://'.length) : null;
    return end === null ? origin === service : origin.startsWith('https://') && origin.endsWith(end);
  });
}

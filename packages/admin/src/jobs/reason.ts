import type { TextKey } from '../i18n/texts.ts';
import '../mail/en.ts';
import '../mail/es.ts';

/** Codes that jobs fail with; an email's may be followed by the reply code of its server. */
const reasons = {
  EENVELOPE: 'emails.reasons.address',
  MAIL_REFUSED: 'emails.reasons.refused',
  EAUTH: 'emails.reasons.login',
  RECIPIENT_LIMIT: 'emails.reasons.limit',
  INTERRUPTED: 'jobs.reasons.interrupted',
  SERVICE_UNAVAILABLE: 'jobs.reasons.provider',
  PROVIDER_NOT_CONFIGURED: 'jobs.reasons.providerSettings',
  PAYMENT_DISPUTED: 'jobs.reasons.disputed',
  REFUND_PENDING: 'jobs.reasons.refund',
  ORDER_BEING_PAID: 'jobs.reasons.paying',
  ORDER_UNKNOWN: 'jobs.reasons.order',
  ValidationError: 'jobs.reasons.outdated',
} as const satisfies Record<string, TextKey>;

const isKnown = (code: string): code is keyof typeof reasons => Object.hasOwn(reasons, code);

/** The text that explains the code of a failure. */
export function reasonOf(failure: string): TextKey {
  const [code = ''] = failure.split(' ');
  if (isKnown(code)) return reasons[code];
  // Node and nodemailer name failures of a connection like that: ECONNREFUSED, ETIMEDOUT, EMESSAGE.
  if (/^E[A-Z]+$/.test(code)) return 'jobs.reasons.connection';
  // An SQLSTATE.
  return /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? 'jobs.reasons.database' : 'jobs.reasons.other';
}

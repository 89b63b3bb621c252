import type { UndeliveredEmail } from '@lia/sdk/mail/records';

import { useText } from '../i18n/text.ts';
import { emails } from './es.ts';

const isKnown = (kind: string): kind is keyof typeof emails.kinds => Object.hasOwn(emails.kinds, kind);

/** What an email is called: by its subject, or by its kind where it could not even be written. */
export function useSubject(): (email: Pick<UndeliveredEmail, 'subject' | 'kind'>) => string {
  const t = useText();
  return ({ subject, kind }) =>
    subject ?? t('emails.unwritten', { kind: isKnown(kind) ? t(`emails.kinds.${kind}`) : kind });
}

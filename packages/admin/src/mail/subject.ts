import type { UndeliveredEmail } from '@lia/sdk/mail/records';

import type { Words } from '../resources/field.ts';
import { emails } from './es.ts';

const isKnown = (kind: string): kind is keyof typeof emails.kinds => Object.hasOwn(emails.kinds, kind);

/** What an email is called: by its subject, or by its kind where it could not even be written. */
export const subjectOf = ({ subject, kind }: Pick<UndeliveredEmail, 'subject' | 'kind'>, { t }: Words): string =>
  subject ?? t('emails.unwritten', { kind: isKnown(kind) ? t(`emails.kinds.${kind}`) : kind });

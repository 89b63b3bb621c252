import { randomUUID } from 'node:crypto';

import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number, string } from 'yup';

import { findPerson } from '../accounts/store.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';

/** What happened to a second factor: turned on or off, reset by an administrator, other codes made, a recovery code used. */
const events = ['on', 'off', 'reset', 'codes', 'recovery'] as const;
type Event = (typeof events)[number];

const data = record({ user: number().required(), event: string().oneOf(events).required() });

/** Notifies the owner of an account that its second factor changed. */
export const secondFactorEmail: EmailKind<typeof data> = {
  name: 'second-factor',
  data,
  async compose({ db, config }, { user, event }, language) {
    const person = await findPerson(db, user);
    if (!person) return null;
    const t = emailTranslator(language);
    return {
      subject: t(`secondFactor.${event}.subject`),
      preview: t('changed.preview'),
      blocks: [
        { kind: 'heading', text: t(`secondFactor.${event}.subject`) },
        { kind: 'text', text: t(`secondFactor.${event}.intro`) },
        { kind: 'facts', facts: [[t('changed.username'), person.username]] },
        { kind: 'text', text: t('changed.notYou', { email: CONTACT_EMAIL }) },
        { kind: 'link', label: t('changed.open'), url: `${config.publicUrl}/forgotPassword` },
      ],
    };
  },
};

/** Writes to the owner of an account. An unconfirmed address may be a stranger's, and gets nothing. */
export async function notifyOwner(tx: Transaction, userId: number, event: Event, language: Language): Promise<void> {
  const person = await findPerson(tx, userId);
  if (!person?.email || person.emailVerifiedAt === null) return;
  const email = { cause: randomUUID(), to: person.email, language, data: { user: userId, event } };
  await enqueueEmail(tx, secondFactorEmail, email);
}

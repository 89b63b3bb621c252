import { randomUUID } from 'node:crypto';

import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number, string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import {
  type PasswordAfterMerge,
  passwordsAfterMerge,
  type SignInChange,
  signInChanges,
} from './notifications/data.ts';
import { notify } from './notifications/notify.ts';
import { findPerson } from './store.ts';

const data = record({
  user: number().required(),
  change: string().oneOf(signInChanges).required(),
  /** Of a merge; what was queued by an earlier version has none. */
  password: string().oneOf(passwordsAfterMerge),
});

/** Notifies the owner of an account that it is signed in to in another way. */
export const ownerNoticeEmail: EmailKind<typeof data> = {
  name: 'owner-notice',
  data,
  async compose({ db, config }, { user, change, password }, language) {
    const person = await findPerson(db, user);
    if (!person) return null;
    const t = emailTranslator(language);
    return {
      subject: t(`${change}.subject`),
      preview: t('changed.preview'),
      blocks: [
        { kind: 'heading', text: t(`${change}.subject`) },
        { kind: 'text', text: t(`${change}.intro`) },
        { kind: 'facts', facts: [[t('changed.username'), person.username]] },
        ...(change === 'account.merged'
          ? [{ kind: 'text' as const, text: t(`account.merged.password.${password ?? 'either'}`) }]
          : []),
        { kind: 'text', text: t('changed.notYou', { email: CONTACT_EMAIL }) },
        { kind: 'link', label: t('changed.open'), url: `${config.publicUrl}/forgotPassword` },
      ],
    };
  },
};

/** Notifies the owner of an account, and writes to them. An unconfirmed address may be a stranger's, and gets nothing. */
export async function notifyOwner(
  tx: Transaction,
  userId: number,
  change: SignInChange,
  language: Language,
  password?: PasswordAfterMerge,
): Promise<void> {
  const cause = randomUUID();
  await notify(tx, 'security', { userId, cause, data: { change, password } });
  const person = await findPerson(tx, userId);
  if (!person?.email || person.emailVerifiedAt === null) return;
  const email = { cause, to: person.email, language, data: { user: userId, change, password } };
  await enqueueEmail(tx, ownerNoticeEmail, email);
}

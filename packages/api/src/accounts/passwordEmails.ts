import { randomUUID } from 'node:crypto';

import { PASSWORD_RESET_MINUTES } from '@lia/sdk/accounts/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number, string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { AppContext } from '../platform/appContext.ts';
import { inTransaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { isWithin, type Limit } from '../platform/limits.ts';
import type { Block, EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { accountsAt, resetTokenOf } from './passwordResets.ts';
import { findPerson } from './store.ts';

const resetData = record({ email: string().required() });

/**
 * Links to choose a new password with, one for each account. Accounts are looked up here, after the request was
 * answered, so that its timing does not disclose them. Tokens are in the fragment (`#`), which browsers send to no server.
 */
export const passwordResetEmail: EmailKind<typeof resetData> = {
  name: 'password-reset',
  data: resetData,
  urgent: true,
  async compose({ db, config, secret }, { email }, language, { id }) {
    const accounts = await accountsAt(db, email);
    const [first] = accounts;
    if (!first) return null;
    const t = emailTranslator(language);
    const minutes = String(PASSWORD_RESET_MINUTES);
    const links: Block[] = [];
    for (const account of accounts) {
      const token = await resetTokenOf(db, secret, id, account);
      const label = t('reset.open', { username: account.username });
      links.push({ kind: 'link', label, url: `${config.publicUrl}/resetPassword#token=${token}` });
    }
    return {
      to: first.email,
      subject: t('reset.subject'),
      preview: t('reset.preview', { minutes }),
      blocks: [
        { kind: 'heading', text: t('reset.subject') },
        { kind: 'text', text: t('reset.intro') },
        ...(accounts.length > 1 ? [{ kind: 'text' as const, text: t('reset.several') }] : []),
        ...links,
        { kind: 'note', text: t('reset.once', { minutes }) },
        { kind: 'note', text: t('reset.notYou') },
      ],
    };
  },
};

const changedData = record({ user: number().required() });

/** Notifies the owner of an account that its password changed. */
export const passwordChangedEmail: EmailKind<typeof changedData> = {
  name: 'password-changed',
  data: changedData,
  async compose({ db, config }, { user }, language) {
    const person = await findPerson(db, user);
    if (!person) return null;
    const t = emailTranslator(language);
    return {
      subject: t('changed.subject'),
      preview: t('changed.preview'),
      blocks: [
        { kind: 'heading', text: t('changed.subject') },
        { kind: 'text', text: t('changed.intro') },
        { kind: 'facts', facts: [[t('changed.username'), person.username]] },
        { kind: 'text', text: t('changed.notYou', { email: CONTACT_EMAIL }) },
        { kind: 'link', label: t('changed.open'), url: `${config.publicUrl}/forgotPassword` },
      ],
    };
  },
};

/** E-mails to one address. Beyond these the earlier ones are still good: a link lasts as long as this window. */
const PER_ADDRESS: Limit = { times: 3, seconds: 3600 };

/**
 * Sends a link to choose a new password to an address, whether or not it has an account. False where it got too many of them
 * lately.
 */
export async function sendReset({ db, config }: AppContext, email: string, language: Language): Promise<boolean> {
  if (config.rateLimits && !(await isWithin(db, `password-reset:${email.toLowerCase()}`, PER_ADDRESS))) return false;
  const request = { cause: randomUUID(), to: email, language, data: { email } };
  await inTransaction(db, (tx) => enqueueEmail(tx, passwordResetEmail, request));
  return true;
}

import { CONFIRMATION_DAYS } from '@lia/sdk/accounts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { confirmationTokenOf } from './confirmationTokens.ts';
import { confirmedAccount, findAddressee, findPerson, isAnothers } from './store.ts';

const data = record({ user: number().required() });

/**
 * Asks the user to confirm their address. The token is created when the email is composed, so that the outbox holds no
 * credential. It is in the fragment (`#`), which browsers send to no server.
 */
export const confirmationEmail: EmailKind<typeof data> = {
  name: 'email-confirmation',
  data,
  urgent: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config, secret }, { user }, language, { id, recipient }) {
    const person = await findAddressee(db, user, recipient);
    if (!person || person.emailVerifiedAt !== null || (await isAnothers(db, person))) return null;
    const t = emailTranslator(language);
    const token = await confirmationTokenOf(db, secret, id, { id: person.id, email: person.email });
    return {
      subject: t('confirm.subject'),
      preview: t('confirm.preview'),
      blocks: [
        { kind: 'heading', text: t('confirm.title', { name: person.name }) },
        { kind: 'text', text: t('confirm.intro') },
        // Another person may have typed the address: whose account it is must be seen before the button is pressed.
        { kind: 'facts', facts: [[t('confirm.username'), person.username]] },
        { kind: 'link', label: t('confirm.open'), url: `${config.publicUrl}/confirm#token=${token}` },
        { kind: 'note', text: t('confirm.once', { days: String(CONFIRMATION_DAYS) }) },
        { kind: 'note', text: t('confirm.notYou') },
      ],
    };
  },
};

/** Notifies the account that confirmed an address that another account was registered with it. */
export const knownAddressEmail: EmailKind<typeof data> = {
  name: 'known-address',
  data,
  urgent: true,
  unsolicited: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db }, { user }, language) {
    const person = await findPerson(db, user);
    const ownerId = person && (await confirmedAccount(db, person.email));
    const owner = ownerId === null ? null : await findPerson(db, ownerId);
    if (!person || !owner || owner.id === person.id) return null;
    const t = emailTranslator(language);
    return {
      subject: t('known.subject'),
      preview: t('known.preview'),
      blocks: [
        { kind: 'heading', text: t('known.title', { name: owner.name }) },
        { kind: 'text', text: t('known.intro') },
        {
          kind: 'facts',
          facts: [
            [t('known.yours'), owner.username],
            [t('known.other'), person.username],
          ],
        },
        { kind: 'note', text: t('known.you') },
        { kind: 'note', text: t('known.notYou') },
      ],
    };
  },
};

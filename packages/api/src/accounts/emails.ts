import { CONFIRMATION_DAYS } from '@lia/sdk/accounts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number } from 'yup';

import { sayInMail } from '../mail/say.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { confirmedAccount, isAnothers } from './confirmedAccount.ts';
import { confirmationTokenOf } from './confirmationTokens.ts';
import { findPerson } from './store.ts';

const data = record({ user: number().required() });

/**
 * Asks whether an address is its owner's. The token is made as the email is written, so that nothing that opens
 * anything lies in the outbox. It stands behind `#`: no server on the way is told.
 */
export const confirmationEmail: EmailKind<typeof data> = {
  name: 'email-confirmation',
  data,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config, secret }, { user }, language, id) {
    const person = await findPerson(db, user);
    if (!person || person.emailVerifiedAt !== null || (await isAnothers(db, person))) return null;
    const say = sayInMail(language);
    const token = await confirmationTokenOf(db, secret, id, person);
    return {
      subject: say('confirm.subject'),
      preview: say('confirm.preview'),
      blocks: [
        { kind: 'heading', text: say('confirm.title', { name: person.name }) },
        { kind: 'text', text: say('confirm.intro') },
        // Somebody else may have typed the address: whose account it is must be seen before the button is pressed.
        { kind: 'facts', facts: [[say('confirm.username'), person.username]] },
        { kind: 'link', label: say('confirm.open'), url: `${config.publicUrl}/confirm#token=${token}` },
        { kind: 'note', text: say('confirm.once', { days: String(CONFIRMATION_DAYS) }) },
        { kind: 'note', text: say('confirm.notYou') },
      ],
    };
  },
};

/** Tells whoever confirmed an address that a further account was registered with it. */
export const knownAddressEmail: EmailKind<typeof data> = {
  name: 'known-address',
  data,
  perRecipient: UNASKED_EMAILS,
  async compose({ db }, { user }, language) {
    const person = await findPerson(db, user);
    const ownerId = person && (await confirmedAccount(db, person.email));
    const owner = ownerId === null ? null : await findPerson(db, ownerId);
    if (!person || !owner || owner.id === person.id) return null;
    const say = sayInMail(language);
    return {
      subject: say('known.subject'),
      preview: say('known.preview'),
      blocks: [
        { kind: 'heading', text: say('known.title', { name: owner.name }) },
        { kind: 'text', text: say('known.intro') },
        {
          kind: 'facts',
          facts: [
            [say('known.yours'), owner.username],
            [say('known.other'), person.username],
          ],
        },
        { kind: 'note', text: say('known.you') },
        { kind: 'note', text: say('known.notYou') },
      ],
    };
  },
};

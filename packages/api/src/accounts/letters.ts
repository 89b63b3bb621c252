import { CONFIRMATION_DAYS } from '@lia/sdk/accounts/rules';
import { record } from '@lia/sdk/validation/fields';
import { number } from 'yup';

import { sayInMail } from '../mail/say.ts';
import type { LetterKind } from '../platform/mail/letter.ts';
import { tokenOf } from './confirmationTokens.ts';
import { findPerson } from './store.ts';

const data = record({ user: number().required() });

/**
 * Asks whether an address is its owner's. The token is made as the letter is written, so that nothing that opens
 * anything lies in the outbox. It stands behind `#`: no server on the way is told.
 */
export const confirmationLetter: LetterKind<typeof data> = {
  name: 'email-confirmation',
  data,
  async compose({ db, config, secret }, { user }, language, id) {
    const person = await findPerson(db, user);
    if (!person || person.emailVerifiedAt !== null) return null;
    const say = sayInMail(language);
    const token = await tokenOf(db, secret, id, person);
    return {
      subject: say('confirm.subject'),
      preview: say('confirm.preview'),
      blocks: [
        { kind: 'heading', text: say('confirm.title', { name: person.name }) },
        { kind: 'text', text: say('confirm.intro') },
        { kind: 'link', label: say('confirm.open'), url: `${config.publicUrl}/confirm#token=${token}` },
        { kind: 'note', text: say('confirm.once', { days: String(CONFIRMATION_DAYS) }) },
        { kind: 'note', text: say('confirm.notYou') },
      ],
    };
  },
};

import { ACCOUNT_INVITATION_DAYS } from '@lia/sdk/users/rules';
import { record } from '@lia/sdk/validation/fields';
import { number } from 'yup';

import { resetTokenOf } from '../accounts/passwordResets.ts';
import { findAddressee, isAnothers } from '../accounts/store.ts';
import { emailTranslator } from '../mail/translator.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';

const data = record({ user: number().required() });

/** Lets the user of a new account choose their password. The token is created when the email is composed. */
export const invitationEmail: EmailKind<typeof data> = {
  name: 'account-invitation',
  data,
  unsolicited: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config, secret }, { user }, language, { id, recipient }) {
    const person = await findAddressee(db, user, recipient);
    if (!person || (await isAnothers(db, person))) return null;
    const t = emailTranslator(language);
    const token = await resetTokenOf(db, secret, id, person, 'invitation');
    return {
      subject: t('invitation.subject'),
      preview: t('invitation.preview'),
      blocks: [
        { kind: 'heading', text: t('invitation.title', { name: person.name }) },
        { kind: 'text', text: t('invitation.intro') },
        { kind: 'facts', facts: [[t('invitation.username'), person.username]] },
        { kind: 'link', label: t('invitation.open'), url: `${config.publicUrl}/resetPassword#token=${token}` },
        { kind: 'note', text: t('invitation.once', { days: String(ACCOUNT_INVITATION_DAYS) }) },
        { kind: 'note', text: t('invitation.notYou') },
      ],
    };
  },
};

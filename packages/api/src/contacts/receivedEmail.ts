import { type ContactRecord, contactRecords } from '@lia/sdk/contacts/records';
import { contactRecordLabels } from '@lia/sdk/contacts/labels';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { Transaction } from '../platform/database.ts';
import type { Language } from '../platform/language.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';

const data = record({ record: string().oneOf(contactRecords).required(), id: string().required() });

/** Confirms to a person that we got what they wrote, and that the next step is ours: a call. */
export const receivedEmail: EmailKind<typeof data> = {
  name: 'contact-received',
  data,
  perRecipient: UNASKED_EMAILS,
  async compose(_app, { record: about, id }, language) {
    const t = emailTranslator(language);
    const title = t(`contactReceived.${about}`);
    return {
      subject: title,
      preview: t('contactReceived.text'),
      blocks: [
        { kind: 'heading', text: title },
        { kind: 'text', text: t('contactReceived.text') },
        { kind: 'facts', facts: [[contactRecordLabels.id[language], id]] },
        { kind: 'note', text: t('contactReceived.more', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};

/** Confirms a record that begins with a call of ours to who made it. */
export const confirmReceived = (
  tx: Transaction,
  { record: about, id, email, language }: { record: ContactRecord; id: string; email: string; language: Language },
): Promise<void> => enqueueEmail(tx, receivedEmail, { cause: id, to: email, language, data: { record: about, id } });

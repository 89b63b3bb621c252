import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { schoolContactLabels as labels } from '@lia/sdk/registrations/schoolLabels';
import type { SchoolContact } from '@lia/sdk/registrations/schoolSchema';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { confirmReceived } from '../contacts/receivedEmail.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { Transaction } from '../platform/database.ts';
import { translator } from '../platform/language.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { insertSchoolContact } from './schoolStore.ts';
import { schoolContacts } from './tables.ts';

const data = record({ contact: string().required() });

/** Notifies the team of a school that wants to be called. */
export const schoolEmail: EmailKind<typeof data> = {
  name: 'school-contact',
  data,
  async compose({ db }, { contact: id }, language) {
    const [contact] = await db.select().from(schoolContacts).where(eq(schoolContacts.id, id));
    if (!contact) return null;
    const t = emailTranslator(language);
    const { name, email, phone, city, country, membership, message } = contact;
    return {
      subject: t('school.subject', { name }),
      preview: message,
      blocks: [
        { kind: 'heading', text: t('school.title') },
        {
          kind: 'facts',
          facts: [
            [labels.name[language], name],
            [labels.email[language], email],
            [labels.phone[language], phone],
            [t('place'), `${city}, ${country}`],
            [labels.membership[language], translator(language)(`plan.escuela-${membership}`)],
            [labels.message[language], message],
          ],
        },
      ],
    };
  },
};

/** Writes that a school wants to be called, with its consents, and notifies the team once. */
export async function askForCall(tx: Transaction, wish: SchoolContact, consents: GivenConsents): Promise<void> {
  const { id, isNew } = await insertSchoolContact(tx, wish);
  await keepConsents(tx, { kind: 'school-contact', id }, consents);
  if (!isNew) return;
  await enqueueEmail(tx, schoolEmail, { cause: id, to: CONTACT_EMAIL, language: 'es', data: { contact: id } });
  await confirmReceived(tx, { record: 'school-contacts', id, email: wish.email, language: consents.language });
}

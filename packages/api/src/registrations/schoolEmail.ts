import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { sayInMail } from '../mail/say.ts';
import { sayIn } from '../platform/language.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { schoolContacts } from './tables.ts';

const data = record({ contact: string().required() });

/** Tells our team of a school that wants to be called. */
export const schoolEmail: EmailKind<typeof data> = {
  name: 'school-contact',
  data,
  async compose({ db }, { contact: id }, language) {
    const [contact] = await db.select().from(schoolContacts).where(eq(schoolContacts.id, id));
    if (!contact) return null;
    const say = sayInMail(language);
    const { name, email, phone, city, country, membership, message } = contact;
    return {
      subject: say('school.subject', { name }),
      preview: message,
      blocks: [
        { kind: 'heading', text: say('school.title') },
        {
          kind: 'facts',
          facts: [
            [say('school.name'), name],
            [say('school.email'), email],
            [say('school.phone'), phone],
            [say('school.place'), `${city}, ${country}`],
            [say('school.plan'), sayIn(language)(`plan.escuela-${membership}`)],
            [say('school.message'), message],
          ],
        },
      ],
    };
  },
};

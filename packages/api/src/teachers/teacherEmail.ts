import { contactLabels } from '@lia/sdk/people/labels';
import { teacherRecordLabels as labels } from '@lia/sdk/teachers/recordLabels';
import { record } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { teacherApplications, teacherDocuments } from './tables.ts';

const data = record({ application: string().required() });

/** Notifies our team of a teacher who registered. */
export const teacherEmail: EmailKind<typeof data> = {
  name: 'teacher-registration',
  data,
  async compose({ db }, { application: id }, language) {
    const [teacher] = await db.select().from(teacherApplications).where(eq(teacherApplications.id, id));
    if (!teacher) return null;
    const documents = await db.$count(teacherDocuments, eq(teacherDocuments.applicationId, id));
    const t = emailTranslator(language);
    const name = `${teacher.name} ${teacher.last_name}`;
    const { membership, email, phone_number, city, state, country, school_name, level_school, intereses } = teacher;
    return {
      subject: t('teacher.subject', { name }),
      preview: `${membership} · ${school_name}`,
      blocks: [
        { kind: 'heading', text: t('teacher.title') },
        {
          kind: 'facts',
          facts: [
            [contactLabels.name[language], name],
            [labels.email[language], email],
            [labels.phone_number[language], phone_number],
            [t('place'), `${city}, ${state}, ${country}`],
            [labels.membership[language], membership],
            [labels.school_name[language], `${school_name} (${level_school})`],
            [labels.intereses[language], intereses],
            [labels.documents[language], String(documents)],
          ],
        },
      ],
    };
  },
};

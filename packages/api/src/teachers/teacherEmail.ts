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
    const name = `${teacher.name} ${teacher.lastName}`;
    const { membership, email, phoneNumber, city, state, country, schoolName, levelSchool, subjects } = teacher;
    return {
      subject: t('teacher.subject', { name }),
      preview: `${membership} · ${schoolName}`,
      blocks: [
        { kind: 'heading', text: t('teacher.title') },
        {
          kind: 'facts',
          facts: [
            [t('school.name'), name],
            [t('school.email'), email],
            [t('school.phone'), phoneNumber],
            [t('school.place'), `${city}, ${state}, ${country}`],
            [t('teacher.membership'), membership],
            [t('teacher.school'), `${schoolName} (${levelSchool})`],
            [t('teacher.subjects'), subjects],
            [t('teacher.documents'), String(documents)],
          ],
        },
      ],
    };
  },
};

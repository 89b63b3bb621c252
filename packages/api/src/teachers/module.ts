import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { teacherArchive } from './archive.ts';
import { seedTeachers } from './demoData.ts';
import { applicationsOf, teacherConsents, teacherPerson } from './records.ts';
import { teacherRoutes } from './routes.ts';
import { teacherList } from './store.ts';
import { sweepTickets } from './sweep.ts';
import { teacherEmail } from './teacherEmail.ts';
import { applicationErasure } from './erasure.ts';

export const teachers: ApiModule = {
  name: 'teachers',
  routes: teacherRoutes,
  attention: [
    attentionTo('teachersToReview', {
      permission: 'teachers.manage',
      list: teacherList,
      filter: { review: 'pending' },
    }),
  ],
  emails: [teacherEmail],
  sweep: ({ db, files }) => sweepTickets(db, files),
  consentRecords: { teachers: teacherConsents },
  consentSubjects: applicationsOf,
  personRecords: { teachers: teacherPerson },
  archive: teacherArchive,
  demoData: { after: ['people'], write: seedTeachers },
  erasure: applicationErasure,
};

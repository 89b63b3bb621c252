import type { ApiModule } from '../platform/module.ts';
import { seedSchoolContacts } from './demoData.ts';
import { registrationRoutes } from './routes.ts';
import { schoolEmail } from './schoolContact.ts';
import { schoolConsents, schoolPeople, schoolPerson } from './schoolRecords.ts';
import { setAnswered } from './schoolStore.ts';

export const registrations: ApiModule = {
  name: 'registrations',
  routes: registrationRoutes,
  emails: [schoolEmail],
  consentRecords: { 'school-contacts': schoolConsents },
  contactRecords: { 'school-contacts': setAnswered },
  people: [schoolPeople],
  personRecords: { 'school-contacts': schoolPerson },
  demoData: { after: ['people'], write: seedSchoolContacts },
};

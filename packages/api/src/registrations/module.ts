import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { seedSchoolContacts } from './demoData.ts';
import { registrationRoutes } from './routes.ts';
import { schoolEmail } from './schoolContact.ts';
import { schoolConsents, schoolPeople, schoolPerson } from './schoolRecords.ts';
import { schoolContactList, setAnswered } from './schoolStore.ts';

export const registrations: ApiModule = {
  name: 'registrations',
  routes: registrationRoutes,
  attention: [
    attentionTo('waitingSchools', {
      permission: 'institutions.manage',
      list: schoolContactList,
      filter: { status: 'contact' },
    }),
  ],
  emails: [schoolEmail],
  consentRecords: { 'school-contacts': schoolConsents },
  contactRecords: { 'school-contacts': setAnswered },
  people: [schoolPeople],
  personRecords: { 'school-contacts': schoolPerson },
  demoData: { after: ['people'], write: seedSchoolContacts },
};

import { messageSchema } from '@lia/sdk/accounts/schema';
import { schoolContactCallSchema } from '@lia/sdk/registrations/callSchemas';
import { contactSchool, getSchoolContact, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { schoolContactListSchema, schoolContactRecordSchema } from '@lia/sdk/registrations/records';

import { takeConsents } from '../consents/consent.ts';
import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { askForCall } from './schoolContact.ts';
import { schoolContactList } from './schoolStore.ts';

/** A school asks once; a fair of schools may sit behind one address. */
const CONTACTS = { times: 30, seconds: 60 };

/** What schools ask, and the console's list of it. */
export function schoolRoutes(api: Api): void {
  serve(api, contactSchool, {
    summary: 'Ask to be called',
    description: 'For schools (document 1 section 3, "School contact request").',
    permission: 'anyone',
    limit: CONTACTS,
    idempotent: true,
    body: schoolContactCallSchema,
    returns: messageSchema,
    prepare: (call) => takeConsents(call.body.consents, call),
    async handle({ db, body: { consents: _given, ...wish }, t }, consents) {
      await askForCall(db, wish, consents);
      return { message: t('school.received') };
    },
  });

  serve(api, listSchoolContacts, {
    ...schoolContactList.pages(),
    summary: 'Schools that asked to be called',
    permission: 'institutions.manage',
    returns: schoolContactListSchema,
  });

  serve(api, getSchoolContact, {
    summary: 'A school that asked to be called',
    permission: 'institutions.manage',
    params: rowUuid,
    returns: schoolContactRecordSchema,
    handle: async (call) => found(await schoolContactList.find(call, call.params.id)),
  });
}

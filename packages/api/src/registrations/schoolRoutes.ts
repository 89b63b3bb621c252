import { messageSchema } from '@lia/sdk/accounts/schema';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { schoolContactListSchema } from '@lia/sdk/registrations/records';
import { schoolContactSchema } from '@lia/sdk/registrations/schoolSchema';
import { asc, desc } from 'drizzle-orm';

import { listQuery, Page, readSort } from '../platform/list.ts';
import { post } from '../platform/mail/outbox.ts';
import { type Api, serve } from '../platform/serve.ts';
import { schoolLetter } from './schoolLetter.ts';
import { schoolContacts } from './tables.ts';

/** A school asks once; a fair of schools may sit behind one address. */
const CONTACTS = { times: 30, seconds: 60 };

const columns = { created_at: schoolContacts.createdAt, name: schoolContacts.name } as const;

/** What schools ask, and the console's list of it. */
export function schoolRoutes(api: Api): void {
  serve(api, contactSchool, {
    summary: 'Ask to be called',
    description: 'For schools (document 1 section 3, "School contact request").',
    permission: 'anyone',
    limit: CONTACTS,
    idempotent: true,
    body: schoolContactSchema,
    returns: messageSchema,
    async handle({ db, body, say }) {
      const [added] = await db
        .insert(schoolContacts)
        .values(body)
        .onConflictDoNothing()
        .returning({ id: schoolContacts.id });
      if (added) {
        const { id } = added;
        await post(db, schoolLetter, { cause: id, to: CONTACT_EMAIL, language: 'es', data: { contact: id } });
      }
      return { message: say('school.received') };
    },
  });

  serve(api, listSchoolContacts, {
    summary: 'Schools that asked to be called',
    description: 'Sorts by created_at, name; newest first otherwise.',
    permission: 'institutions.manage',
    query: listQuery({}),
    returns: schoolContactListSchema,
    async handle({ db, query, range }) {
      const sort = readSort(query.sort, ['created_at', 'name'] as const) ?? { column: 'created_at', descending: true };
      const column = columns[sort.column];
      const rows = await db
        .select()
        .from(schoolContacts)
        .orderBy(sort.descending ? desc(column) : asc(column), asc(schoolContacts.id))
        .limit(range.limit)
        .offset(range.first);
      const shown = rows.map(({ createdAt, ...contact }) => ({ ...contact, created_at: createdAt.toISOString() }));
      return new Page(shown, range, await db.$count(schoolContacts));
    },
  });
}

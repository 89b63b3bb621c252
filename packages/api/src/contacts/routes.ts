import { markContacted } from '@lia/sdk/contacts/endpoints';
import { contactMarkedSchema, contactMarkSchema, type ContactRecord, contactRecords } from '@lia/sdk/contacts/records';
import { object, string } from 'yup';

import { inTransaction, type Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { contributionsTo } from '../platform/module.ts';
import type { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findMark, mark, unmark } from './store.ts';

/** Writes the mark to the record itself, where it has a column for it; false where the scope has no such record to call about. */
export type Note = (tx: Transaction, scope: Scope<'everything'>, id: string, contacted: boolean) => Promise<boolean>;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Its records in the console that the team calls about. */
    contactRecords?: Readonly<Partial<Record<ContactRecord, Note>>>;
  }
}

/** Who called whom, for the console. */
export function contactRoutes(api: Api): void {
  const noteOf = contributionsTo(
    contactRecords,
    api.app.modules.map((module) => module.contactRecords),
  );

  serve(api, markContacted, {
    summary: 'Mark a record as called about, or take that back',
    description:
      'For donations and sponsorships without an order, offers to volunteer, and schools that ask for a call.',
    permission: 'contacts.manage',
    params: object({ record: string().oneOf(contactRecords).required(), id: uuid() }),
    body: contactMarkSchema,
    returns: contactMarkedSchema,
    async handle({ db, scope, params: { record, id }, body, t }) {
      const contacted = await inTransaction(db, async (tx) => {
        if (!(await noteOf(record)(tx, scope, id, body.contacted))) throw notFound();
        await (body.contacted ? mark : unmark)(tx, scope, record, id);
        return findMark(tx, record, id);
      });
      return { message: t('operation.succeeded'), data: { contacted } };
    },
  });
}

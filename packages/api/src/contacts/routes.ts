import { markContacted } from '@lia/sdk/contacts/endpoints';
import { contactMarkedSchema, contactMarkSchema, type ContactRecord, contactRecords } from '@lia/sdk/contacts/records';
import { and, eq, isNull } from 'drizzle-orm';
import { object, string } from 'yup';

import { donations, sponsorships, volunteerings } from '../giving/tables.ts';
import { inTransaction, type Transaction } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { setAnswered } from '../registrations/schoolStore.ts';
import { findMark, mark, unmark } from './store.ts';

/** Writes the mark to the record itself, where it has a column for it; false where the record asks for no call. */
type Note = (tx: Transaction, id: string, contacted: boolean) => Promise<boolean>;

const unpaid =
  (gifts: typeof donations | typeof sponsorships): Note =>
  async (tx, id) =>
    (await tx.$count(gifts, and(eq(gifts.id, id), isNull(gifts.orderId)))) > 0;

const notes: Readonly<Record<ContactRecord, Note>> = {
  donations: unpaid(donations),
  sponsorships: unpaid(sponsorships),
  volunteerings: async (tx, id) => (await tx.$count(volunteerings, eq(volunteerings.id, id))) > 0,
  'school-contacts': setAnswered,
};

/** Who called whom, for the console. */
export function contactRoutes(api: Api): void {
  serve(api, markContacted, {
    summary: 'Mark a record as called about, or take that back',
    description:
      'For donations and sponsorships without an order, offers to volunteer, and schools that ask for a call.',
    permission: 'contacts.manage',
    params: object({ record: string().oneOf(contactRecords).required(), id: uuid() }),
    body: contactMarkSchema,
    returns: contactMarkedSchema,
    async handle({ db, session, params: { record, id }, body, t }) {
      const contacted = await inTransaction(db, async (tx) => {
        if (!(await notes[record](tx, id, body.contacted))) throw notFound();
        await (body.contacted ? mark : unmark)(tx, record, id, session.userId);
        return findMark(tx, record, id);
      });
      return { message: t('operation.succeeded'), data: { contacted } };
    },
  });
}

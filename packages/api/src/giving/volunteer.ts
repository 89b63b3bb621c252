import { randomUUID } from 'node:crypto';
import { contactStatuses } from '@lia/sdk/contacts/records';
import type { VolunteeringRecord } from '@lia/sdk/giving/records';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import type { Checkout } from '@lia/sdk/payments/schema';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { type InferInsertModel, isNotNull, isNull, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { contactedOf, contactStatusOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { confirmReceived } from '../contacts/receivedEmail.ts';
import { contactMarks } from '../contacts/tables.ts';
import { checkoutAnswer } from '../payments/openOrder.ts';
import { columnsWithout, columnValues } from '../platform/columns.ts';
import type { Transaction } from '../platform/database.ts';
import type { Translate } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import { wordsOrPhone } from '../platform/search.ts';
import { ofCompany } from './companyStore.ts';
import { volunteerings } from './tables.ts';
import { volunteeringEmail } from './volunteeringEmail.ts';

/** An offer as a row; when it was made is now, where absent. */
export function volunteeringRow(id: string, offer: Volunteering): InferInsertModel<typeof volunteerings> {
  return { id, ...columnValues(volunteerings, offer) };
}

/** Writes an offer to volunteer. There is nothing to pay, and it creates no donor. */
export async function volunteer(
  tx: Transaction,
  offer: Volunteering,
  consents: GivenConsents,
  t: Translate,
): Promise<Checkout> {
  const id = randomUUID();
  await tx.insert(volunteerings).values(volunteeringRow(id, offer));
  await keepConsents(tx, { kind: 'volunteering', id }, consents);
  await enqueueEmail(tx, volunteeringEmail, {
    cause: id,
    to: CONTACT_EMAIL,
    language: 'es',
    data: { volunteering: id },
  });
  await confirmReceived(tx, { record: 'volunteerings', id, email: offer.email, language: consents.language });
  return checkoutAnswer(t('volunteering.received'), null, null);
}

const offerColumns = columnsWithout(volunteerings, 'companyId', 'search');

const isMarked = sql`case when ${contactMarks.id} is null then 'contact' else 'contacted' end`;

/** Offers to volunteer as the console lists them. */
export const volunteeringList = defineList({
  name: 'volunteerings',
  rows: (db, tally) =>
    db
      .select({ offer: offerColumns, ...markColumns, tally })
      .from(volunteerings)
      .leftJoin(contactMarks, markOf('volunteerings', volunteerings.id))
      .leftJoin(users, markMaker)
      .$dynamic(),
  key: [volunteerings.id],
  sorts: {
    created_at: volunteerings.createdAt,
    company: volunteerings.company,
    name: volunteerings.name,
    position: volunteerings.position,
  },
  sort: { column: 'created_at', descending: true },
  filters: {
    status: choice(contactStatuses, isMarked, (status) =>
      status === 'contacted' ? isNotNull(contactMarks.id) : isNull(contactMarks.id),
    ),
    company_id: ofCompany(volunteerings),
  },
  search: wordsOrPhone(volunteerings.search, volunteerings.phone_number),
  searches:
    "`company_id`: linked to this company; `q`: words of the company, its legal name, the person's name or e-mail, or their telephone",
  records: (rows) =>
    rows.map(({ offer: { createdAt, ...offer }, ...called }): VolunteeringRecord => ({
      ...offer,
      created_at: createdAt.toISOString(),
      status: contactStatusOf(called),
      contacted: contactedOf(called),
    })),
});

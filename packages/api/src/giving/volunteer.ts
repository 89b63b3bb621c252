import { randomUUID } from 'node:crypto';

import type { ContactState } from '@lia/sdk/contacts/records';
import type { VolunteeringRecord } from '@lia/sdk/giving/volunteeringRecords';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import type { Checkout } from '@lia/sdk/payments/schema';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { and, asc, count, desc, eq, type InferInsertModel, isNotNull, isNull } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { type GivenConsents, keepConsents } from '../consents/consent.ts';
import { contactedOf, contactStateOf, markColumns, markMaker, markOf } from '../contacts/store.ts';
import { contactMarks } from '../contacts/tables.ts';
import { checkoutAnswer } from '../payments/openOrder.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Translate } from '../platform/language.ts';
import { enqueueEmail } from '../platform/mail/outbox.ts';
import { type ListRange, Page, type Sort } from '../platform/list.ts';
import { containing } from '../platform/search.ts';
import { volunteerings } from './tables.ts';
import { volunteeringEmail } from './volunteeringEmail.ts';

/** An offer as a row; when it was made is now, where absent. */
export function volunteeringRow(
  id: string,
  { company, businessName, position, name, email, phone_number, instructions }: Volunteering,
): InferInsertModel<typeof volunteerings> {
  return { id, company, businessName, position, name, email, phoneNumber: phone_number, instructions };
}

/** Writes an offer to volunteer. There is nothing to pay, and nobody becomes a donor by it. */
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
  return checkoutAnswer(t('volunteering.received'), null, null);
}

/** What the console sorts offers by. */
export const sortNames = ['created_at', 'company', 'name', 'position'] as const;
export type SortName = (typeof sortNames)[number];

const sortColumns = {
  created_at: volunteerings.createdAt,
  company: volunteerings.company,
  name: volunteerings.name,
  position: volunteerings.position,
} as const;

/** What the console asks the list of offers for. */
interface OfferFilter {
  state?: ContactState | undefined;
  /** Words that the company, its legal name, the person's name or e-mail contains. */
  q?: string | undefined;
}

const ofMark = markOf('volunteerings', volunteerings.id);

const selectOffers = (db: Database) =>
  db
    .select({ offer: volunteerings, ...markColumns })
    .from(volunteerings)
    .leftJoin(contactMarks, ofMark)
    .leftJoin(users, markMaker);

export async function listVolunteerings(
  db: Database,
  { state, q }: OfferFilter,
  { column, descending }: Sort<SortName>,
  range: ListRange,
): Promise<Page<VolunteeringRecord>> {
  const { company, businessName, name, email } = volunteerings;
  const where = and(
    state && (state === 'contacted' ? isNotNull(contactMarks.id) : isNull(contactMarks.id)),
    containing([company, businessName, name, email], q),
  );
  const by = sortColumns[column];
  const rows = await selectOffers(db)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(volunteerings.id))
    .limit(range.limit)
    .offset(range.first);
  const [all] = await db.select({ total: count() }).from(volunteerings).leftJoin(contactMarks, ofMark).where(where);
  return new Page(rows.map(recordOf), range, all?.total ?? 0);
}

export async function findVolunteering(db: Database, id: string): Promise<VolunteeringRecord | undefined> {
  const [row] = await selectOffers(db).where(eq(volunteerings.id, id));
  return row && recordOf(row);
}

type Row = Awaited<ReturnType<typeof selectOffers>>[number];

function recordOf({ offer: { createdAt, phoneNumber, ...offer }, ...called }: Row): VolunteeringRecord {
  return {
    ...offer,
    created_at: createdAt.toISOString(),
    phone_number: phoneNumber,
    state: contactStateOf(called),
    contacted: contactedOf(called),
  };
}

import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { legalDocuments, textStatuses } from '@lia/sdk/consents/rules';
import type { TextVersion, TextVersionData } from '@lia/sdk/consents/versions';
import { and, eq, gt, sql } from 'drizzle-orm';

import { fullNameOrNull } from '../accounts/fullName.ts';
import { users } from '../accounts/tables.ts';
import { type Database, inTransaction, type Transaction, violatedConstraint } from '../platform/database.ts';
import { ApiFailure, invalidFields, notFound } from '../platform/errors.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { choice } from '../platform/lists/filters.ts';
import { contains } from '../platform/search.ts';
import type { Scope } from '../platform/scope.ts';
import { legalTexts } from './tables.ts';
import { sha256Of } from './texts.ts';

/** Today in Mexico City by the clock of the database. */
const today = sql`to_char(clock_timestamp() at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM-DD')`;

const status = sql<TextVersion['status']>`case
  when ${legalTexts.version} > ${today} then 'scheduled'
  when exists (
    select 1 from ${legalTexts} later where later.document = ${sql`${legalTexts}.document`}
      and later.version > ${sql`${legalTexts}.version`} and later.version <= ${today}
  ) then 'past'
  else 'current' end`;

/** Versions of the legal texts, as the console lists them. */
export const textVersionList = defineList({
  name: 'legal_texts',
  rows: (db, tally) =>
    db
      .select({
        id: legalTexts.id,
        document: legalTexts.document,
        version: legalTexts.version,
        status,
        title_es: legalTexts.titleEs,
        text_es: legalTexts.textEs,
        title_en: legalTexts.titleEn,
        text_en: legalTexts.textEn,
        createdAt: legalTexts.createdAt,
        author: fullNameOrNull(users),
        tally,
      })
      .from(legalTexts)
      .leftJoin(users, eq(users.id, legalTexts.createdBy))
      .$dynamic(),
  key: [legalTexts.id],
  sorts: { version: legalTexts.version, created_at: legalTexts.createdAt },
  sort: { column: 'version', descending: true },
  filters: { status: choice(textStatuses, status), document: choice(legalDocuments, legalTexts.document) },
  search: (words) =>
    sql`${legalTexts.createdBy} in (select ${users.id} from ${users} where ${contains(users.search, words)})`,
  searches: '`q`: words of the name or username of who added it',
  records: (rows) =>
    rows.map(({ createdAt, ...row }): TextVersion => ({ ...row, created_at: createdAt.toISOString() })),
});

/**
 * Adds a version and answers its id. @throws {ApiFailure} 422 for a day that has begun, 409 `LEGAL_TEXT_TAKEN`.
 */
export async function addVersion(tx: Transaction, createdBy: number, given: TextVersionData): Promise<string> {
  const { document, version } = given;
  if (version <= dayOf(new Date().toISOString())) throw invalidFields({ version: { key: 'plan.terms.day' } });
  const es = { title: given.title_es, text: given.text_es };
  const en = { title: given.title_en, text: given.text_en };
  const row = {
    document,
    version,
    titleEs: es.title,
    textEs: es.text,
    sha256Es: sha256Of(es),
    titleEn: en.title,
    textEn: en.text,
    sha256En: sha256Of(en),
    createdBy,
  };
  try {
    const [added] = await tx.insert(legalTexts).values(row).returning({ id: legalTexts.id });
    if (!added) throw new Error('The version got no row');
    return added.id;
  } catch (error) {
    if (violatedConstraint(error) === 'legal_texts_version') throw new ApiFailure(409, 'LEGAL_TEXT_TAKEN');
    throw error;
  }
}

/** Takes back a version that is not in force yet. @throws {ApiFailure} 404, 409 `LEGAL_TEXT_BEGUN`. */
export async function withdrawVersion(db: Database, scope: Scope<'everything'>, id: string): Promise<void> {
  const mine = and(scope.where({}), eq(legalTexts.id, id));
  await inTransaction(db, async (tx) => {
    const taken = await tx
      .delete(legalTexts)
      .where(and(mine, gt(legalTexts.version, today)))
      .returning({ id: legalTexts.id });
    if (taken.length > 0) return;
    throw (await tx.$count(legalTexts, mine)) > 0 ? new ApiFailure(409, 'LEGAL_TEXT_BEGUN') : notFound();
  });
}

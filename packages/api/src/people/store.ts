import {
  matchReasons,
  type PersonKind,
  personKinds,
  type PersonMatch,
  type PersonRecord,
  personRecords,
} from '@lia/sdk/people/records';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { fullName } from '../accounts/fullName.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { users } from '../accounts/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { contributionsTo } from '../platform/module.ts';
import { phoneKey } from '../platform/search.ts';

type Expression = SQL | PgColumn;

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Queries of people that it knows, each made by `knownPeople`. */
    people?: readonly SQL[];
    /** The person behind a record, as which we know them: a query of kind, id, name, email and phone. */
    personRecords?: Readonly<Partial<Record<PersonRecord, (id: string) => SQL>>>;
  }
}

/** One source of people: kind, id, and the contact details they gave. */
export const knownPeople = (
  kind: PersonKind,
  from: SQL,
  person: { id: Expression; name: Expression; email: PgColumn; phone: PgColumn; username?: PgColumn },
): SQL => sql`
  select ${sql.raw(`'${kind}'`)} as kind, ${person.id}::text as id, ${person.name} as name, ${person.email} as email,
    ${person.phone} as phone, ${person.username ?? sql`null::text`} as username
  from ${from}`;

/** Accounts with an e-mail address, but for those of children. */
export const accountPeople: SQL = knownPeople(
  'account',
  sql`${users} where ${users.deletedAt} is null and not ${users.dependent} and ${users.email} is not null`,
  {
    id: users.uuid,
    name: fullName(users),
    email: users.email,
    phone: users.phoneNumber,
    username: users.username,
  },
);

/** An address without what does not make it another one: dots before the sign, and anything behind a plus. */
const addressKey = (email: SQL): SQL => sql`
  replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(${email}), '@', 2)`;

/** A name without case, accents and doubled spaces. */
const nameKey = (name: SQL): SQL => sql`
  regexp_replace(translate(lower(${name}), 'áéíóúüñ', 'aeiouun'), '[^a-z]+', ' ', 'g')`;

const p = { email: sql`p.email`, phone: sql`p.phone`, name: sql`p.name` };
const me = { email: sql`me.email`, phone: sql`me.phone`, name: sql`me.name` };

const SHOWN = 20;

/**
 * Other records that are, or may be, of the same person as this one; null where there is no such record. Computed on
 * request from contact details: nothing is stored that could go stale.
 */
export function findSamePerson({ modules }: Pick<AppContext, 'modules'>) {
  const behind = contributionsTo(
    personRecords,
    modules.map((module) => module.personRecords),
  );
  const people = sql.join(
    modules.flatMap((module) => module.people ?? []),
    sql` union all `,
  );
  return async (
    { db, scope }: ScopedCall<'everything'>,
    record: PersonRecord,
    id: string,
  ): Promise<PersonMatch[] | null> => {
    const found = await db.execute(sql`
    with me as (${behind(record)(id)}), p as (${people}), matched as (
      select p.kind, p.id, p.name, p.email, p.username, case
        when lower(${p.email}) = lower(${me.email}) then 'email'
        when ${addressKey(p.email)} = ${addressKey(me.email)} then 'similar'
        else 'phone'
      end as reason
      from p join me on ${scope.where({})} and (p.kind, p.id) <> (me.kind, me.id) and (
        ${addressKey(p.email)} = ${addressKey(me.email)}
        or (length(${phoneKey(me.phone)}) = 10 and ${phoneKey(p.phone)} = ${phoneKey(me.phone)}
          and ${nameKey(p.name)} = ${nameKey(me.name)})
      )
    )
    select exists (select from me) as known, m.* from (select 1) as one
    left join (select distinct on (kind, id) * from matched order by kind, id, reason) as m on true
    order by array_position(array['email', 'similar', 'phone'], m.reason), m.kind, m.id limit ${SHOWN}`);
    const rows = rowsOf(found);
    if (rows[0]?.['known'] !== true) return null;
    return rows.flatMap((row) => matchIn(row) ?? []);
  };
}

/** Both engines answer `{ rows }`; drizzle has no type for that where a database may be either. */
function rowsOf(result: unknown): Record<string, unknown>[] {
  const { rows }: { rows?: unknown } = Object(result);
  return Array.isArray(rows) ? rows.map((row): Record<string, unknown> => Object(row)) : [];
}

function matchIn({ id, kind, reason, name, email, username }: Record<string, unknown>): PersonMatch | null {
  const kindOf = personKinds.find((it) => it === kind);
  const reasonOf = matchReasons.find((it) => it === reason);
  if (!kindOf || !reasonOf) return null;
  return {
    id: String(id),
    kind: kindOf,
    reason: reasonOf,
    name: String(name),
    email: String(email),
    username: typeof username === 'string' ? username : null,
  };
}

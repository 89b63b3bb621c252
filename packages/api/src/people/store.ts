import {
  matchReasons,
  type PersonKind,
  personKinds,
  type PersonMatch,
  type PersonRecord,
} from '@lia/sdk/people/records';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { ScopedCall } from '../platform/lists/defineList.ts';
import { users } from '../accounts/tables.ts';
import { donations, sponsorships, volunteerings } from '../giving/tables.ts';

import { schoolContacts } from '../registrations/tables.ts';
import { teacherApplications } from '../teachers/tables.ts';

type Expression = SQL | PgColumn;

const fullName = (first: PgColumn, last: PgColumn): SQL => sql`${first} || ' ' || ${last}`;

/** One source of people: kind, id, and the contact details they gave. */
const known = (
  kind: PersonKind,
  from: SQL,
  person: { id: Expression; name: Expression; email: PgColumn; phone: PgColumn; username?: PgColumn },
): SQL => sql`
  select ${sql.raw(`'${kind}'`)} as kind, ${person.id}::text as id, ${person.name} as name, ${person.email} as email,
    ${person.phone} as phone, ${person.username ?? sql`null::text`} as username
  from ${from}`;

const giver = (gift: typeof donations | typeof sponsorships) => ({
  id: gift.donorId,
  name: gift.name,
  email: gift.email,
  phone: gift.phoneNumber,
});

/** All known people. A donor is listed once for each gift, since each gift carries its own contact details. */
const people = sql.join(
  [
    known(
      'account',
      sql`${users} where ${users.deletedAt} is null and not ${users.dependent} and ${users.email} is not null`,
      {
        id: users.uuid,
        name: fullName(users.name, users.lastName),
        email: users.email,
        phone: users.phoneNumber,
        username: users.username,
      },
    ),
    known('donor', sql`${donations}`, giver(donations)),
    known('sponsor', sql`${sponsorships}`, giver(sponsorships)),
    known('volunteer', sql`${volunteerings}`, {
      id: sql`lower(${volunteerings.email})`,
      name: volunteerings.name,
      email: volunteerings.email,
      phone: volunteerings.phoneNumber,
    }),
    known('school', sql`${schoolContacts}`, {
      id: sql`lower(${schoolContacts.email})`,
      name: schoolContacts.name,
      email: schoolContacts.email,
      phone: schoolContacts.phone,
    }),
  ],
  sql` union all `,
);

/** The person behind a record, as which we know them. A teacher is known by the account that they registered. */
const behind: Readonly<Record<PersonRecord, (id: string) => SQL>> = {
  donations: (id) => sql`select 'donor' as kind, ${donations.donorId}::text as id, ${donations.name} as name,
    ${donations.email} as email, ${donations.phoneNumber} as phone from ${donations} where ${donations.id} = ${id}`,
  sponsorships: (id) => sql`select 'sponsor' as kind, ${sponsorships.donorId}::text as id, ${sponsorships.name} as name,
    ${sponsorships.email} as email, ${sponsorships.phoneNumber} as phone
    from ${sponsorships} where ${sponsorships.id} = ${id}`,
  volunteerings: (id) => sql`select 'volunteer' as kind, lower(${volunteerings.email}) as id,
    ${volunteerings.name} as name, ${volunteerings.email} as email, ${volunteerings.phoneNumber} as phone
    from ${volunteerings} where ${volunteerings.id} = ${id}`,
  'school-contacts': (id) => sql`select 'school' as kind, lower(${schoolContacts.email}) as id,
    ${schoolContacts.name} as name, ${schoolContacts.email} as email, ${schoolContacts.phone} as phone
    from ${schoolContacts} where ${schoolContacts.id} = ${id}`,
  teachers: (id) => sql`select 'account' as kind, ${users.uuid}::text as id,
    ${fullName(teacherApplications.name, teacherApplications.lastName)} as name,
    ${teacherApplications.email} as email, ${teacherApplications.phoneNumber} as phone
    from ${teacherApplications} join ${users} on ${users.id} = ${teacherApplications.userId}
    where ${teacherApplications.id} = ${id}`,
};

/** An address without what does not make it another one: dots before the sign, and anything behind a plus. */
const addressKey = (email: SQL): SQL => sql`
  replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(${email}), '@', 2)`;

/** The last ten digits of a phone: with or without the country's. */
const phoneKey = (phone: SQL): SQL => sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10)`;

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
export async function samePerson(
  { db, scope }: ScopedCall<'everything'>,
  record: PersonRecord,
  id: string,
): Promise<PersonMatch[] | null> {
  const found = await db.execute(sql`
    with me as (${behind[record](id)}), p as (${people}), matched as (
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

import { roles } from '@lia/sdk/accounts/roles';
import { CURP } from '@lia/sdk/imports/row';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { userKinds, userStatuses } from '@lia/sdk/users/rules';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { string } from 'yup';

import { lastSeenAt } from '../accounts/lastSeen.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { defineList } from '../platform/lists/defineList.ts';
import { filter, int4, wholeNumber } from '../platform/lists/filters.ts';
import { contains, hasPhone } from '../platform/search.ts';
import { secondFactors } from '../secondFactor/tables.ts';
import { schoolIdsIn, type UserScope, usersIn } from './scope.ts';

const grades = [...new Set(levels.flatMap((level) => gradesOf(level)))];

const factorOn = sql`${secondFactors.userId} = ${users.id} and ${secondFactors.confirmedAt} is not null`;
const hasSecondFactor = sql<boolean>`exists (${sql`select from ${secondFactors} where ${factorOn}`})`;

/** Students whom a school of the scope knows by this number: no other school's number finds a person. */
const numbered = (matricula: string, scope: UserScope): SQL => sql`
  select ${schoolEnrolments.userId} from ${schoolEnrolments}
  where lower(${schoolEnrolments.matricula}) = lower(${matricula}) and ${schoolEnrolments.until} is null
    and ${schoolEnrolments.schoolId} in ${schoolIdsIn(scope)}`;

/** Users of a scope. A school's are the people of its schools; accounts that were merged into another are of none. */
export const userList = defineList({
  name: 'users',
  rows: (db, tally) =>
    db
      .select({
        id: users.id,
        uuid: users.uuid,
        username: users.username,
        name: users.name,
        lastName: users.lastName,
        email: users.email,
        emailVerifiedAt: users.emailVerifiedAt,
        phoneNumber: users.phoneNumber,
        curp: users.curp,
        role: users.role,
        kinds: users.kinds,
        level: users.level,
        grade: users.grade,
        dependent: users.dependent,
        temporaryPassword: users.temporaryPassword,
        createdAt: users.createdAt,
        deletedAt: users.deletedAt,
        erasedAt: users.erasedAt,
        lastSeenAt,
        hasSecondFactor,
        tally,
      })
      .from(users)
      .$dynamic(),
  key: [users.id],
  where: isNull(users.mergedInto),
  within: (scope: UserScope) => usersIn(scope),
  sorts: { last_name: users.sortName, username: users.username, created_at: users.createdAt },
  sort: { column: 'last_name', descending: false },
  filters: {
    kind: filter(
      string().oneOf(userKinds, messageKey('choice.unknown')),
      (kind) => sql`${users.kinds} @> array[${kind}]::text[]`,
      { facet: users.kinds, several: true },
    ),
    role: filter(string().oneOf(roles, messageKey('choice.unknown')), (role) => sql`${role} = any(${users.role})`),
    status: filter(string().oneOf(userStatuses, messageKey('choice.unknown')), (status) =>
      status === 'active' ? isNull(users.deletedAt) : isNotNull(users.deletedAt),
    ),
    level: filter(wholeNumber().oneOf(levels, messageKey('choice.unknown')), (level) => eq(users.level, level)),
    grade: filter(wholeNumber().oneOf(grades, messageKey('choice.unknown')), (grade) => eq(users.grade, grade)),
    school_id: filter(int4(), (id) => {
      const here = sql`${schoolMembers.schoolId} = ${id} and ${isCurrentMember}`;
      return sql`${users.id} in (select ${schoolMembers.userId} from ${schoolMembers} where ${here})`;
    }),
    group_id: filter(string().matches(UUID, messageKey('invalid')), (id) => {
      const here = sql`${schoolEnrolments.groupId} = ${id} and ${schoolEnrolments.until} is null`;
      return sql`${users.id} in (select ${schoolEnrolments.userId} from ${schoolEnrolments} where ${here})`;
    }),
  },
  // Found by themselves: beside the order, PostgreSQL would read the names in order until enough of them match.
  search: (words, { scope }) => {
    const found = (condition: SQL) => sql`select ${users.id} from ${users} where ${condition} offset 0`;
    const curp = words.toUpperCase();
    const conditions = [
      contains(users.search, words),
      hasPhone(users.phoneNumber, words),
      CURP.test(curp) ? eq(users.curp, curp) : undefined,
    ];
    const queries = [
      ...conditions.flatMap((condition) => (condition ? [found(condition)] : [])),
      numbered(words, scope),
    ];
    return sql`${users.id} in (${sql.join(
      queries.map((one) => sql`(${one})`),
      sql` union all `,
    )})`;
  },
  searches: '`q`: words of the name, the username or the e-mail address, or a whole telephone, CURP or matricula',
  records: (rows): UserRow[] => rows,
});

/** An account as the list reads it. */
export interface UserRow {
  id: number;
  uuid: string;
  username: string;
  name: string;
  lastName: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  phoneNumber: string | null;
  curp: string | null;
  role: string[];
  kinds: (typeof userKinds)[number][];
  level: number | null;
  grade: number | null;
  dependent: boolean;
  temporaryPassword: boolean;
  createdAt: Date;
  deletedAt: Date | null;
  erasedAt: Date | null;
  lastSeenAt: string | null;
  hasSecondFactor: boolean;
}

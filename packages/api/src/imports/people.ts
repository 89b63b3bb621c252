import { isDeepStrictEqual } from 'node:util';

import { groupsOf } from '@lia/sdk/accounts/roles';
import type { ImportCells } from '@lia/sdk/imports/row';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { nameKey } from '../geography/names.ts';
import { isCurrentGroup, isCurrentMember, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { isUsed } from '../people/ownAddress.ts';
import type { Session } from '../platform/appContext.ts';
import { numberArray, textArray } from '../platform/arrays.ts';
import type { Transaction } from '../platform/database.ts';
import { findFormerGuardians, type FormerGuardians } from './formerGuardians.ts';
import { fullNameKey, namesOf } from './row.ts';
import { importRows } from './tables.ts';

const enrolment = {
  level: schoolEnrolments.level,
  grade: schoolEnrolments.grade,
  matricula: schoolEnrolments.matricula,
  companyId: schoolEnrolments.companyId,
  groupId: schoolEnrolments.groupId,
};

const account = {
  id: users.id,
  uuid: users.uuid,
  username: users.username,
  name: users.name,
  lastName: users.lastName,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  curp: users.curp,
  role: users.role,
  level: users.level,
  grade: users.grade,
  dependent: users.dependent,
  isUsed,
  deletedAt: users.deletedAt,
};

/** Who imports: what rows may do depends on it. */
export type Importer = Pick<Session, 'userId' | 'role'>;

/** Whether an account is also of a school that the importer does not reach, besides those given. A column of a query of `users`. */
export const isElsewhere = ({ userId, role }: Importer, besides: readonly number[]): SQL<boolean> =>
  groupsOf({ role }).has('admin')
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${schoolMembers} where ${schoolMembers.userId} = ${users.id} and ${isCurrentMember}
        and ${notInArray(schoolMembers.schoolId, [...besides])}
        and ${schoolMembers.schoolId} in (select ${institutions.id} from ${institutions} where ${institutions.deletedAt} is null)
        and ${schoolMembers.schoolId} not in (select ${institutions.id} from ${institutions} where ${worksFor(userId)}))`;

/** Why a person of a school has no active account there: it was deactivated, or they left. */
type Absence = 'deactivated' | 'former';

function absenceOf({ deletedAt, isMember }: SchoolPerson): Absence | null {
  if (!isMember) return 'former';
  return deletedAt ? 'deactivated' : null;
}

/** The people of a school, and those who were, whom rows may be about. */
export class KnownPeople {
  readonly ids: readonly number[];
  readonly #byKey = new Map<string, SchoolPerson[]>();
  readonly #takenUsernames: ReadonlySet<string>;
  readonly #importedAs: ReadonlyMap<number, readonly ImportCells[]>;
  readonly #formerGuardians: FormerGuardians;

  constructor(
    people: readonly SchoolPerson[],
    takenUsernames: ReadonlySet<string>,
    importedAs: ReadonlyMap<number, readonly ImportCells[]>,
    formerGuardians: FormerGuardians,
  ) {
    this.ids = people.map(({ id }) => id);
    this.#takenUsernames = takenUsernames;
    this.#importedAs = importedAs;
    this.#formerGuardians = formerGuardians;
    for (const person of people) {
      const absence = absenceOf(person);
      if (absence) {
        this.#add(`${absence} matricula`, person.enrolment?.matricula ?? person.formerMatricula, person);
        this.#add(`${absence} curp`, person.curp, person);
        continue;
      }
      this.#add('matricula', person.enrolment?.matricula ?? null, person);
      this.#add('curp', person.curp, person);
      this.#add('username', person.username, person);
      this.#add('email', person.email, person);
      this.#add('name', nameKey(`${person.name} ${person.lastName}`), person);
    }
  }

  #add(kind: string, value: string | null, person: SchoolPerson): void {
    if (value === null) return;
    const key = `${kind} ${value.toLowerCase()}`;
    const known = this.#byKey.get(key);
    if (known) known.push(person);
    else this.#byKey.set(key, [person]);
  }

  /** Who has a key; several may have one address or name. */
  by(kind: 'matricula' | 'curp' | 'username' | 'email' | 'name', value: string): readonly SchoolPerson[] {
    return value === '' ? [] : (this.#byKey.get(`${kind} ${value.toLowerCase()}`) ?? []);
  }

  /** Those without an active account in the school whom a key of a row is of. */
  absent(absence: Absence, cells: ImportCells): { column: 'matricula' | 'curp'; person: SchoolPerson }[] {
    return (['matricula', 'curp'] as const).flatMap((column) =>
      cells[column] === ''
        ? []
        : (this.#byKey.get(`${absence} ${column} ${cells[column].toLowerCase()}`) ?? []).map((person) => ({
            column,
            person,
          })),
    );
  }

  /** Whether a username is taken, in the school or outside of it. */
  isTaken(username: string): boolean {
    return this.#takenUsernames.has(username.toLowerCase());
  }

  /** Whether an import had a person in its file with the same cells. */
  wasImportedAs({ id }: SchoolPerson, cells: ImportCells): boolean {
    return this.#importedAs.get(id)?.some((it) => isDeepStrictEqual(it, cells)) ?? false;
  }

  /** Whether the guardian whom a row names answered for a student, and does no more. */
  wasGuardianOf({ id }: SchoolPerson, { tipo_usuario, mail_padre }: ImportCells): boolean {
    return tipo_usuario === 'ALUMNO' && (this.#formerGuardians.get(id)?.has(mail_padre.toLowerCase()) ?? false);
  }
}

/** Finds the people of a school by the keys and names of rows: a few statements, however many rows there are. */
export async function findPeople(
  tx: Transaction,
  schoolId: number,
  importer: Importer,
  rows: readonly { cells: ImportCells }[],
): Promise<KnownPeople> {
  const valuesOf = (value: (cells: ImportCells) => string) =>
    textArray([...new Set(rows.map(({ cells }) => value(cells)))].filter((it) => it !== ''));
  const usernames = valuesOf(({ username }) => username.toLowerCase());
  const matriculas = valuesOf(({ matricula }) => matricula.toLowerCase());
  const fullName = (cells: ImportCells): string => Object.values(namesOf(cells)).join(' ');
  const candidates = sql`(
    select ${schoolEnrolments.userId} from ${schoolEnrolments}
      where ${schoolEnrolments.schoolId} = ${schoolId} and ${schoolEnrolments.until} is null
        and lower(${schoolEnrolments.matricula}) = any(${matriculas})
    union select ${schoolEnrolments.userId} from ${schoolEnrolments}
      where ${schoolEnrolments.schoolId} = ${schoolId} and ${schoolEnrolments.until} is not null
        and lower(${schoolEnrolments.matricula}) = any(${matriculas})
    union select id from users where curp = any(${valuesOf(({ curp }) => curp)})
    union select id from users where deleted_at is null and lower(username) = any(${usernames})
    union select id from users where lower(email) = any(${valuesOf(({ email }) => email.toLowerCase())})
    union select id from users where name_key(name || ' ' || last_name) = any(array(
      select name_key(given) from unnest(${valuesOf(fullName)}) as given)))`;
  const memberships = and(eq(schoolMembers.userId, users.id), eq(schoolMembers.schoolId, schoolId));
  const isMember = sql<boolean>`exists (select from ${schoolMembers} where ${memberships} and ${isCurrentMember})`;
  const elsewhere = isElsewhere(importer, [schoolId]);
  const people = await tx
    .select({
      ...account,
      isElsewhere: elsewhere,
      isPlacedElsewhere: isElsewhere(importer, [schoolId, PUBLIC_SCHOOL_ID]),
      isMember,
      formerMatricula: sql<string | null>`(select former.matricula from ${schoolEnrolments} as former
        where former.user_id = ${users.id} and former.school_id = ${schoolId} and former.until is not null
        order by former.until desc limit 1)`,
      enrolment,
      group: { name: groups.name, externalId: groups.externalId },
    })
    .from(users)
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.schoolId, schoolId),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .where(
      and(
        isNull(users.mergedInto),
        sql`${users.id} in ${candidates}`,
        // Of those who left, only who is of no other school by now: that one's people are not for this one to see.
        or(
          isMember,
          sql`(${users.deletedAt} is null and not ${elsewhere}
            and exists (select from ${schoolMembers} where ${memberships}))`,
        ),
      ),
    );
  const taken = await tx
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(and(isNull(users.deletedAt), sql`lower(${users.username}) = any(${usernames})`));
  return new KnownPeople(
    people,
    new Set(taken.map(({ username }) => username)),
    await cellsOfImports(tx, people, rows),
    await findFormerGuardians(
      tx,
      schoolId,
      people,
      valuesOf(({ mail_padre }) => mail_padre.toLowerCase()),
    ),
  );
}

/** The cells by which imports had people in their files, of those whom a row without keys may be. */
async function cellsOfImports(
  tx: Transaction,
  people: readonly SchoolPerson[],
  rows: readonly { cells: ImportCells }[],
): Promise<ReadonlyMap<number, readonly ImportCells[]>> {
  const names = new Set(rows.map(({ cells }) => fullNameKey(cells)));
  const same = people.filter(({ name, lastName }) => names.has(nameKey(`${name} ${lastName}`)));
  const found = new Map<number, ImportCells[]>();
  if (same.length === 0) return found;
  const earlier = await tx
    .select({ userId: importRows.userId, cells: importRows.cells })
    .from(importRows)
    .where(
      and(
        sql`${importRows.userId} = any(${numberArray(same.map(({ id }) => id))})`,
        // A row of a draft only may be theirs.
        isNotNull(importRows.outcome),
      ),
    );
  for (const { userId, cells } of earlier) {
    if (userId !== null) found.set(userId, [...(found.get(userId) ?? []), cells]);
  }
  return found;
}

export interface SchoolPerson {
  id: number;
  uuid: string;
  username: string;
  name: string;
  lastName: string;
  email: string | null;
  emailVerifiedAt: Date | null;
  curp: string | null;
  role: string[];
  level: number | null;
  grade: number | null;
  dependent: boolean;
  /** Whether its owner uses it. */
  isUsed: boolean;
  /** Whether another school has a part in it, which this one does not change. */
  isElsewhere: boolean;
  /** Whether one besides LIA's own does, which promotes no students. */
  isPlacedElsewhere: boolean;
  /** Whether they are of the school today; who left it is found by the keys that stay with a person. */
  isMember: boolean;
  /** The number that they had in the school until they left it. */
  formerMatricula: string | null;
  /** When the account was deactivated; null of one that is active. */
  deletedAt: Date | null;
  enrolment: {
    level: number;
    grade: number;
    matricula: string | null;
    companyId: number;
    groupId: string | null;
  } | null;
  /** Where they study in the school today. */
  group: { name: string; externalId: string | null } | null;
}

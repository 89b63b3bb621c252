import { isDeepStrictEqual } from 'node:util';

import { groupsOf, type Role, type RoleGroup } from '@lia/sdk/accounts/roles';
import type { ImportCells } from '@lia/sdk/imports/row';
import type { UserType } from '@lia/sdk/imports/rules';
import { type Level, levels, studentRoleOf } from '@lia/sdk/registrations/rules';

import { nameKey } from '../geography/names.ts';
import { ownsAddress } from '../people/ownAddress.ts';
import type { SchoolPerson } from './people.ts';
import { type AccountState, namesOf, placeOf } from './row.ts';

const teacherRoles = { 1: 'maestro_preescolar', 2: 'maestro', 3: 'maestro_secundaria' } as const satisfies Record<
  Level,
  Role
>;

interface Kind {
  group: RoleGroup;
  /** The role that a level has. */
  role: (level: Level) => Role;
}

const kinds: Readonly<Record<UserType, Kind>> = {
  ALUMNO: { group: 'student', role: studentRoleOf },
  MAESTRO: { group: 'teacher', role: (level) => teacherRoles[level] },
  DIRECTOR: { group: 'schoolAdmin', role: () => 'director_escuela' },
};

const isLevel = (level: number): level is Level => level === 1 || level === 2 || level === 3;

/** The kind of person that a row without errors is about. */
function kindOf({ tipo_usuario }: ImportCells): Kind {
  const [, kind] = Object.entries(kinds).find(([type]) => type === tipo_usuario) ?? [];
  if (!kind) throw new Error('A row with errors has no kind');
  return kind;
}

/** The role that a row without errors gives a new account. */
export function roleOf(cells: ImportCells): Role {
  const { level } = placeOf(cells);
  if (!isLevel(level)) throw new Error('A row with errors has no level');
  return kindOf(cells).role(level);
}

/**
 * Whether an account is of the kind that a row is about. No administrator of a school is changed by a row for a teacher, and no
 * administrator by any.
 */
export function isOfKind(person: Pick<SchoolPerson, 'role'>, cells: ImportCells): boolean {
  const { group } = kindOf(cells);
  const groups = groupsOf(person);
  return groups.has(group) && !groups.has('admin') && (group === 'schoolAdmin' || !groups.has('schoolAdmin'));
}

/** What a row makes of an account. */
export type AccountChange = AccountState & { enrolment: NonNullable<AccountState['enrolment']> };

/** What an import may change of an account, as it is now. */
export const stateOf = ({
  name,
  lastName,
  email,
  curp,
  role,
  level,
  grade,
  enrolment,
  isMember,
}: SchoolPerson): AccountState => ({
  user: { name, lastName, email, curp, role, level, grade },
  enrolment,
  ...(isMember ? {} : { isMember }),
});

/**
 * What a row changes of an account: name, place, keys that it gives, an address that is not its owner's own; of an account that
 * another school has a part in, the enrolment alone, and its place where that is LIA's own (decisions 46, 95). Null where it changes nothing. `companyId` is null where the
 * import names no company: the one that they have stays.
 */
export function changeOf(cells: ImportCells, person: SchoolPerson, companyId: number | null): AccountChange | null {
  const { level, grade } = placeOf(cells);
  const { name, lastName } = namesOf(cells);
  const had = stateOf(person);
  const isStudent = kindOf(cells).group === 'student';
  const change: AccountChange = {
    user: {
      ...had.user,
      ...(!person.isElsewhere && {
        name: spelled(person.name, name),
        lastName: spelled(person.lastName, lastName),
        email: ownsAddress(person) ? person.email : spelled(person.email, cells.email),
        curp: spelled(person.curp, cells.curp),
      }),
      ...(!person.isPlacedElsewhere && {
        role: rolesAt(level, person.role, cells),
        ...(isStudent && { level, grade }),
      }),
    },
    enrolment: {
      level,
      grade,
      matricula: spelled(had.enrolment?.matricula ?? null, cells.matricula),
      companyId: companyId ?? had.enrolment?.companyId ?? null,
      groupId: had.enrolment?.groupId ?? null,
    },
  };
  const changesGroup = isStudent && !isInGroup(cells, person);
  return isDeepStrictEqual(change, had) && !changesGroup ? null : change;
}

/** Whether a person is in the group that a row names, by its name or else by its id; also where it names none. */
function isInGroup({ grupo: name, clave_grupo: externalId }: ImportCells, { group }: SchoolPerson): boolean {
  if (name !== '') return nameKey(group?.name ?? '') === nameKey(name);
  return externalId === '' || group?.externalId?.toUpperCase() === externalId;
}

/** A value of a row, in the spelling that the account has: a file is in capitals. An empty one changes nothing. */
function spelled<T extends string | null>(had: T, given: string): T | string {
  return given === '' || had?.toUpperCase() === given.toUpperCase() ? had : given;
}

/** The roles of an account once it is at a level: a plan's role stays. */
function rolesAt(level: number, role: string[], cells: ImportCells): string[] {
  const kind = kindOf(cells);
  const plain: readonly string[] = levels.map((it) => kind.role(it));
  return isLevel(level) ? role.map((it) => (plain.includes(it) ? kind.role(level) : it)) : role;
}

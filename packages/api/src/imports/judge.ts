import type { ImportCells } from '@lia/sdk/imports/row';
import { type ConflictReason, decisionsOf, type KeyColumn } from '@lia/sdk/imports/rules';

import { changeOf, isOfKind } from './change.ts';
import type { KnownPeople, SchoolPerson } from './people.ts';
import {
  exactKeysOf,
  fullNameKey,
  type Judged,
  mailKeyOf,
  placeOf,
  type RepeatKey,
  type Row,
  type RowConflict,
} from './row.ts';

/** What rows are judged by. */
export interface Known {
  people: KnownPeople;
  /** The first row of the import that has a key. */
  firstRowWith: (key: string) => number | undefined;
  /** The first row of the import that is about an account. */
  rowAbout: (person: SchoolPerson) => number | undefined;
  /** Who imports. */
  importerId: number;
  /** The company that the import names; null where it names none. */
  companyId: number | null;
}

/** Who a row is about: an account, one that it may be about, or a new one where both are null. */
interface Finding {
  person: SchoolPerson | null;
  conflict: RowConflict | null;
  /** The key that led to the account; absent where its name did. */
  key?: KeyColumn;
}

/** Decides what committing does with a row, by the people of the school and the earlier rows of the file. */
export function judge(row: Row, known: Known): Judged<SchoolPerson> {
  const { cells, errors, decision } = row;
  if (errors.length > 0) return { verdict: 'error', conflict: null, person: null };
  const { person, conflict, key } = find(row, known);
  if (decision === 'skip') return { verdict: 'skip', conflict, person: null };
  if (conflict) {
    const decided = isDecided(row, conflict) ? decision : null;
    if (decided === 'create') return { verdict: 'create', conflict, person: null };
    if (decided === null || !person) return { verdict: 'conflict', conflict, person: null };
  }
  if (!person) return { verdict: 'create', conflict, person };
  const earlier = known.rowAbout(person);
  if (earlier !== undefined && earlier < row.num) {
    const repeated = {
      reason: 'repeated',
      column: key ?? conflict?.column ?? null,
      row: earlier,
      person: null,
    } as const;
    return { verdict: isDecided(row, repeated) ? 'create' : 'conflict', conflict: repeated, person: null };
  }
  if (known.people.wasGuardianOf(person, cells)) {
    const again = about('guardian', null, person);
    if (!isDecided(row, again)) return { verdict: 'conflict', conflict: again, person: null };
    return { verdict: changeOf(cells, person, known.companyId) ? 'update' : 'unchanged', conflict: again, person };
  }
  return { verdict: changeOf(cells, person, known.companyId) ? 'update' : 'unchanged', conflict, person };
}

/**
 * Whether the decision is one that the conflict leaves, and about the same person as when it was taken. That a row is about a student
 * decides nothing about their guardian, who comes after it.
 */
function isDecided({ decision, conflict: before }: Row, conflict: RowConflict): boolean {
  if (decision === null || !decisionsOf(conflict).includes(decision)) return false;
  if (conflict.reason === 'guardian' && before?.reason !== 'guardian') return false;
  return decision !== 'update' || before?.person?.id === conflict.person?.id;
}

const about = (reason: ConflictReason, column: KeyColumn | null, person: SchoolPerson): RowConflict => ({
  reason,
  column,
  row: null,
  person: { id: person.id, uuid: person.uuid, name: `${person.name} ${person.lastName}` },
});

function find(row: Row, known: Known): Finding {
  const { cells } = row;
  const exact = exactKeysOf(cells);
  const strong = exact.filter(({ column }) => column !== null && column !== 'email');
  const weak = exact.filter((key) => !strong.includes(key));
  const repeated = repeatOf(row, known, strong);
  if (repeated) return { person: null, conflict: repeated };

  const matches = strong.flatMap(({ column }) =>
    column === null ? [] : known.people.by(column, cells[column]).map((person) => ({ column, person })),
  );
  const mail = known.people.by('email', cells.email);
  const [first] = matches;
  if (first) {
    const other = [
      ...matches,
      ...(mail.includes(first.person) ? [] : mail.map((person) => ({ column: 'email', person }) as const)),
    ].find(({ person }) => person !== first.person);
    if (other) return { person: null, conflict: about('key', other.column, other.person) };
    return matched(cells, first.person, first.column, known);
  }
  const [deactivated] = known.people.absent('deactivated', cells);
  if (deactivated) {
    return { person: null, conflict: about('deactivated', deactivated.column, deactivated.person) };
  }
  // Of someone with another CURP the school has given the number again.
  const former = known.people
    .absent('former', cells)
    .find(({ person }) => isCandidate(person, cells, known) && !differ(person.curp, cells.curp));
  if (former) return { person: former.person, conflict: about('former', former.column, former.person) };
  return findByMail(row, known, mail, weak, strong.length > 0) ?? findByName(row, known);
}

/** Who a row is about by its address, or whom it may be about; null where no account has the address. */
function findByMail(
  row: Row,
  known: Known,
  mail: readonly SchoolPerson[],
  weak: readonly RepeatKey[],
  hasStrongKey: boolean,
): Finding | null {
  const { cells } = row;
  const mailKey = mailKeyOf(cells);
  const repeated = repeatOf(row, known, weak);
  if (repeated) return { person: null, conflict: repeated };
  // By the name first: thousands of students may have the address of their school.
  const sameName =
    mail.length === 0 ? [] : known.people.by('name', fullNameKey(cells)).filter((it) => mail.includes(it));
  const [person, another] = sameName;
  if (person && another) return { person: null, conflict: about('key', 'email', another) };
  if (person && !isDistinct(person, cells)) return matched(cells, person, 'email', known);
  if (person) return { person, conflict: about('name', 'email', person) };
  // A row with a key of its own is a brother's: the family has one address.
  if (hasStrongKey) return null;
  const shared = mailKey && repeatOf(row, known, [mailKey]);
  if (shared) return { person: null, conflict: shared };
  const renamed = mail.find((it) => isCandidate(it, cells, known));
  return renamed ? { person: renamed, conflict: about('name', 'email', renamed) } : null;
}

/** Whom a row may be about by its name and place, or a new account. */
function findByName({ cells }: Row, known: Known): Finding {
  const { level, grade } = placeOf(cells);
  const same = known.people
    .by('name', fullNameKey(cells))
    .filter((it) => it.enrolment?.level === level || (it.enrolment === null && it.level === level))
    .filter((it) => (it.enrolment?.grade ?? it.grade) === grade)
    .filter((it) => isCandidate(it, cells, known) && !isDistinct(it, cells));
  const imported = same.filter((it) => known.people.wasImportedAs(it, cells));
  const [only] = imported;
  if (only && imported.length === 1) return { person: only, conflict: null };
  const [person] = same;
  if (person) return { person, conflict: about('name', null, person) };
  const isTaken = known.people.isTaken(cells.username);
  return {
    person: null,
    conflict: isTaken ? { reason: 'username', column: 'username', row: null, person: null } : null,
  };
}

/** The account that a key leads to, unless it is not for this import to change. */
function matched(cells: ImportCells, person: SchoolPerson, column: KeyColumn, { importerId }: Known): Finding {
  if (person.id === importerId) return { person: null, conflict: about('self', column, person) };
  if (!isOfKind(person, cells)) return { person: null, conflict: about('type', column, person) };
  // A mistyped matricula, or one that was given again, would turn this account into another child's.
  if (differ(person.curp, cells.curp)) return { person: null, conflict: about('key', column, person) };
  return { person, conflict: null, key: column };
}

function repeatOf({ num }: Row, { firstRowWith }: Known, keys: readonly RepeatKey[]): RowConflict | null {
  for (const { column, key } of keys) {
    const first = firstRowWith(key);
    if (first !== undefined && first < num) return { reason: 'repeated', column, row: first, person: null };
  }
  return null;
}

const isCandidate = (person: SchoolPerson, cells: ImportCells, { importerId }: Known): boolean =>
  person.id !== importerId && isOfKind(person, cells);

/** Whether both have a value, and not the same. */
const differ = (theirs: string | null | undefined, own: string): boolean =>
  theirs !== null && theirs !== undefined && own !== '' && theirs.toLowerCase() !== own.toLowerCase();

/** Whether a key that both have is another one: they are two people. */
function isDistinct({ email, curp, enrolment }: SchoolPerson, cells: ImportCells): boolean {
  return differ(enrolment?.matricula, cells.matricula) || differ(curp, cells.curp) || differ(email, cells.email);
}

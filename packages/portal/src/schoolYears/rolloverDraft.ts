import { leavingReasons, rolloverTeachers, type RolloverTeachers } from '@lia/sdk/schoolYears/rules';
import type { Rollover, RolloverGroup } from '@lia/sdk/schoolYears/schema';
import { isRecord } from '@lia/sdk/http/json';

import { takeChoice } from '../fields/useDraftValues.ts';

/** What was chosen for a student who does not go with their group. */
export type StudentChoice = Omit<Rollover['students'][number], 'uuid'>;

/** What may be chosen for a student, besides going with the group. */
export const studentChoices: readonly StudentChoice[] = [
  { outcome: 'retained' },
  ...leavingReasons.map((reason) => ({ outcome: 'left' as const, reason })),
];

/** What a school chooses for the change into a year, by the ids of its groups. */
export interface RolloverChoices {
  /** Groups that stay as they are. */
  left: readonly string[];
  /** Of the groups that follow. */
  names: Readonly<Record<string, string>>;
  /** Of students by their uuid, for each group. */
  students: Readonly<Record<string, Readonly<Record<string, StudentChoice>>>>;
  teachers: RolloverTeachers;
}

export const noChoices = (): RolloverChoices => ({ left: [], names: {}, students: {}, teachers: 'none' });

const choicesOf = (stored: unknown): [string, StudentChoice][] =>
  Object.entries(isRecord(stored) ? stored : {}).flatMap(([uuid, kept]): [string, StudentChoice][] => {
    const choice = studentChoices.find(
      ({ outcome, reason }) => isRecord(kept) && kept['outcome'] === outcome && kept['reason'] === reason,
    );
    return choice ? [[uuid, choice]] : [];
  });

/** The choices of a draft, for the groups that there still are. */
export function revive(stored: unknown, groups: readonly RolloverGroup[]): RolloverChoices {
  if (!isRecord(stored)) return noChoices();
  const { left, names, students, teachers } = stored;
  const ids = groups.map(({ id }) => id);
  return {
    left: ids.filter((id) => Array.isArray(left) && left.includes(id)),
    names: Object.fromEntries(
      ids.flatMap((id) => {
        const name = isRecord(names) ? names[id] : undefined;
        return typeof name === 'string' ? [[id, name]] : [];
      }),
    ),
    students: Object.fromEntries(
      ids.flatMap((id) => {
        const choices = choicesOf(isRecord(students) ? students[id] : undefined);
        return choices.length > 0 ? [[id, Object.fromEntries(choices)]] : [];
      }),
    ),
    teachers: takeChoice(rolloverTeachers, teachers, 'none'),
  };
}

import { array, type InferType } from 'yup';

import { messageKey, record, text, uuid } from '../validation/fields.ts';
import { areDistinct } from '../validation/ids.ts';

/** Teams of an activity, and students that one of them has at most: more than any group has. */
export const MAX_TEAMS = 100;
const MAX_MEMBERS = 200;

export const MAX_TEAM_NAME = 60;

const teamSchema = record({
  /** Of a team that is there; one without an id is new. */
  id: uuid().optional(),
  name: text(1, MAX_TEAM_NAME),
  /** The homework of its members, by their ids. */
  homework: array(uuid().required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_MEMBERS, messageKey('invalid'))
    .required(messageKey('required')),
});
export type Team = InferType<typeof teamSchema>;

/** The teams of an activity, all of them: who is named by none works alone. */
export const teamsSchema = record({
  teams: array(teamSchema.required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_TEAMS, messageKey('invalid'))
    .required(messageKey('required'))
    .test('once', messageKey('invalid'), (teams) => areDistinct(teams.flatMap(({ homework }) => homework))),
});
export type Teams = InferType<typeof teamsSchema>;

/**
 * Students by teams at random: as few teams as have at most `size` each, and as even as they can be, so that no student is left alone.
 * `random` answers from 0 up to 1.
 */
export function drawTeams<S>(students: readonly S[], size: number, random: () => number): S[][] {
  const shuffled = students
    .map((student) => ({ student, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ student }) => student);
  const count = Math.ceil(shuffled.length / Math.max(1, size));
  return Array.from({ length: count }, (_, team) => shuffled.filter((_student, place) => place % count === team));
}

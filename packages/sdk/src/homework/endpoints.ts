import type { ActivityQuery } from '../activities/endpoints.ts';
import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Homework, StudentHomeworkList } from './records.ts';
import type { HomeworkStatus } from './states.ts';
import type { Teams } from './teams.ts';

/** What a list of homework is narrowed by: as activities are, and by where the student stands. */
export type HomeworkQuery = Omit<ActivityQuery, 'status' | 'past' | 'rubric' | 'week'> & {
  status?: HomeworkStatus | undefined;
};

/** What the student who asks has to do: of active activities that are published, the latest due first. */
export const listHomework = endpoint<{ query: HomeworkQuery; returns: Homework[] }>('GET /tareas');

/** The same of a child of the caller, by their uuid. 404 for anyone else's. */
export const listChildHomework = endpoint<{ params: { id: string }; query: HomeworkQuery; returns: Homework[] }>(
  'GET /children/{id}/tareas',
);

/** Where each student of an activity's group stands with it, by surname; `id`: the activity's. */
export const listActivityHomework = endpoint<{ params: { id: string }; returns: StudentHomeworkList }>(
  'GET /tareas/actividad/{id}',
);

/**
 * Puts the students of an activity into teams: all of its teams at once, and who is in none delivers alone. 409 `TEAM_DELIVERED` where it
 * would move a student who has delivered, or add one to a team that has; 404 for who is not in the group.
 */
export const setTeams = endpoint<{ params: { id: string }; body: Teams; returns: MessageAnswer }>(
  'PUT /actividades/{id}/equipos',
);

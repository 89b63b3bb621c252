import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { ActivityCopies, CopySources } from './copies.ts';
import type { ActivityStatus } from './rules.ts';
import type { ActivitiesSaved, Activity, ActivitySaved, ActivityUpdate, FileDownload, NewActivity } from './schema.ts';

/**
 * What a list of activities is narrowed by (document 2 section 3). `from` and `until` are days of the school in which they are
 * due, both included; `today` is 1 for what is due today, `week` from Monday to Sunday of this week; `customsubjects_id` a subject; `active_id` 1 or 0.
 * `past` is 1 for those of groups whose school year is over, in the place of those of today; `rubric` is 1 for those that have one.
 */
export interface ActivityQuery extends ListQuery {
  group_id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  today?: 1 | undefined;
  week?: 1 | undefined;
  status?: ActivityStatus | undefined;
  customsubjects_id?: string | undefined;
  active_id?: 0 | 1 | undefined;
  past?: 1 | undefined;
  rubric?: 1 | undefined;
}

/** Activities of the groups that the caller reaches, the latest due first. `Content-Range` counts them. */
export const listActivities = endpoint<{ query: ActivityQuery; returns: Activity[] }>('GET /actividades');

/** The same, under the name by which groups ask for theirs. */
export const listGroupActivities = endpoint<{ query: ActivityQuery; returns: Activity[] }>('GET /actividades/grupos');

export const getActivity = endpoint<{ params: { id: string }; returns: Activity }>('GET /actividades/{id}');

/**
 * Makes an activity in each group of `group_id`: all of them or none. A group without the subject gets it. Answers 201; 404 for a
 * group that the caller does not reach. Send an idempotency key.
 */
export const createActivity = endpoint<{ body: NewActivity; files: 'files[]'; returns: ActivitiesSaved }>(
  'POST /actividades',
);

/**
 * Changes an activity. 404 for one that the caller does not reach, or of a school year that is over; 409 `RUBRIC_USED` for another rubric
 * and `POINTS_USED` for other points once work was graded by them.
 */
export const updateActivity = endpoint<{
  params: { id: string };
  query: { _method: 'PUT' };
  body: ActivityUpdate;
  files: 'files[]';
  returns: ActivitySaved;
}>('POST /actividades/{id}');

/** It may be restored within 30 days, with the work of its students. */
export const deleteActivity = endpoint<{ params: { id: string }; returns: MessageAnswer }>('DELETE /actividades/{id}');

export const restoreActivity = endpoint<{ params: { id: string }; returns: ActivitySaved }>(
  'POST /actividades/{id}/restore',
);

/**
 * Copies an activity with its files into its group, or that of `group_id`: not active, and due as long from now as it was after its
 * publication. One of a school year that is over may be copied. Needs an idempotency key, by which the same call again answers the
 * same copy: 400 without one.
 */
export const duplicateActivity = endpoint<{
  params: { id: string };
  query: { group_id?: string | undefined };
  returns: ActivitySaved;
}>('GET /activity/duplicate/{id}');

/** Groups of today and of school years that are over with activities that the caller may copy: today's first, then the latest. */
export const listCopySources = endpoint<{ returns: CopySources }>('GET /actividades/fuentes');

/**
 * Copies several activities with their files into each of some groups: all of them or none. Those of school years that are over may be
 * copied. A group without the subject gets it. Answers 201; 404 for an activity or a group that the caller does not reach. Send an
 * idempotency key.
 */
export const copyActivities = endpoint<{ body: ActivityCopies; returns: MessageAnswer }>('POST /actividades/copias');

/** Takes a file from an activity. */
export const removeActivityFile = endpoint<{ params: { activity: string; file: string }; returns: MessageAnswer }>(
  'DELETE /remove-file/{activity}/{file}',
);

/**
 * A file of an activity by its `path`, as a download under its own name. Students have those of activities that are set to them, and
 * guardians those of their children. 404 for any other.
 */
export const downloadActivityFile = endpoint<{ body: FileDownload; returns: Blob }>('POST /download-file');

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { Gradebook, GradebookRules, GradebookSaved, GradeSaved, PeriodGradeInput, Reopening } from './schema.ts';

/**
 * The grades of a group in a subject and a period; the first subject, and the period of today, where the query names none. Also of a
 * school year that is over. 404 for a group that the caller does not reach, and for a subject or period that is not the group's.
 */
export const getGradebook = endpoint<{
  params: { id: string };
  query: { period?: string | undefined; subject?: string | undefined };
  returns: Gradebook;
}>('GET /grupos/{id}/calificaciones');

/**
 * Gives a student of the group a grade; by its teacher. The same again is no change. 409 `GRADE_STALE` where someone else has changed it
 * since, 409 `PERIOD_CLOSED`, 422 without a reason for a grade that is another one than suggested. Send an idempotency key.
 */
export const gradeStudent = endpoint<{
  params: { id: string; student: string };
  body: PeriodGradeInput;
  returns: GradeSaved;
}>('PUT /grupos/{id}/calificaciones/{student}');

/** Chooses how suggested grades are made; by the group's teacher. 409 `PERIOD_CLOSED`. */
export const setGradebookRules = endpoint<{ params: { id: string }; body: GradebookRules; returns: GradebookSaved }>(
  'PUT /grupos/{id}/calificaciones',
);

/** Closes a period of a group with its grades as they are. 409 `PERIOD_CLOSED` where it is. Send an idempotency key. */
export const closePeriod = endpoint<{ params: { id: string; period: string }; returns: MessageAnswer }>(
  'POST /grupos/{id}/periodos/{period}/cerrar',
);

/** Opens it again; by the school. 409 `PERIOD_OPEN` where it is not closed, or the school year is over. Send an idempotency key. */
export const reopenPeriod = endpoint<{
  params: { id: string; period: string };
  body: Reopening;
  returns: MessageAnswer;
}>('POST /grupos/{id}/periodos/{period}/reabrir');

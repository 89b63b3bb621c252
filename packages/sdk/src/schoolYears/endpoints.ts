import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  Rollover,
  RolloverDone,
  RolloverPreview,
  RolloverUndone,
  SchoolYearInput,
  SchoolYears,
  SchoolYearSaved,
} from './schema.ts';

/** School years of a school that the caller works for, with their periods, the latest first. 404 for another's. */
export const listSchoolYears = endpoint<{ params: { id: number }; returns: SchoolYears }>('GET /schools/{id}/years');

/** Answers 201; 409 `SCHOOL_YEAR_OVERLAPS` where the school has one at that time. Send an idempotency key. */
export const createSchoolYear = endpoint<{ params: { id: number }; body: SchoolYearInput; returns: SchoolYearSaved }>(
  'POST /schools/{id}/years',
);

/**
 * 409 `SCHOOL_YEAR_OVERLAPS`. Periods that the body does not name are gone; 409 `SCHOOL_PERIOD_USED` where one that has grades would be, or
 * would have other days.
 */
export const updateSchoolYear = endpoint<{
  params: { id: number; year: string };
  body: SchoolYearInput;
  returns: SchoolYearSaved;
}>('PUT /schools/{id}/years/{year}');

/** 409 `SCHOOL_YEAR_USED` where groups belong to it. */
export const deleteSchoolYear = endpoint<{ params: { id: number; year: string }; returns: MessageAnswer }>(
  'DELETE /schools/{id}/years/{year}',
);

/** What the rollover of all groups into a year would do; it changes nothing. */
export const previewRollover = endpoint<{ params: { id: number; year: string }; returns: RolloverPreview }>(
  'GET /schools/{id}/years/{year}/rollover',
);

/**
 * Takes the named groups into a year: each ends, and its students are enrolled in the group that follows, leave or repeat the
 * grade. All of it or nothing. Answers 201; 409 `ROLLOVER_DONE` where that happened already, `GROUP_NAME_TAKEN` where a
 * group of this year that was not named has the name, and `ROLLOVER_GRADES_OPEN` where a period of a named group was not closed and that
 * is not accepted. Send an idempotency key.
 */
export const rollOver = endpoint<{ params: { id: number; year: string }; body: Rollover; returns: RolloverDone }>(
  'POST /schools/{id}/years/{year}/rollover',
);

/**
 * Takes a rollover back, but for students whom someone has changed since. 409 `RESTORE_OVER` once that time is over,
 * `ROLLOVER_BEGUN` where a new group has subjects, activities, grades, attendance, classes, recordings, resources, announcements or
 * events, and `ROLLOVER_NAMES_TAKEN` where a group of today has the name of one that would come back.
 */
export const undoRollover = endpoint<{ params: { id: number; year: string }; returns: RolloverUndone }>(
  'DELETE /schools/{id}/years/{year}/rollover',
);

import { endpoint } from '../http/endpoint.ts';
import type {
  GroupReportCards,
  GroupReportCardsSaved,
  ObservationsInput,
  ObservationsSaved,
  ReportCard,
  ReportCardList,
  ReportCardPublication,
} from './schema.ts';

/** A period, or the school year. */
type Part = 'period' | 'year';

/**
 * The report cards (boletas) of a group in a period, with what they would have if they were published now; the period of today where
 * the query names none. 404 for a group that the caller does not reach, and for a period that is not the group's.
 */
export const getGroupReportCards = endpoint<{
  params: { id: string };
  query: { period?: string | undefined };
  returns: GroupReportCards;
}>('GET /grupos/{id}/boletas');

/**
 * Writes the observations of a student; by the group's teacher. The same again is no change. 409 `OBSERVATIONS_STALE` where someone
 * else has changed them since, 409 `PERIOD_CLOSED`. Send an idempotency key.
 */
export const writeObservations = endpoint<{
  params: { id: string; period: string; student: string };
  body: ObservationsInput;
  returns: ObservationsSaved;
}>('PUT /grupos/{id}/boletas/{period}/{student}');

/**
 * Publishes the report cards of a closed period to families: those that have something in them and are new or changed. 409
 * `PERIOD_OPEN`, 409 `REPORT_CARDS_UNCHANGED` where there is nothing to publish, 422 without a reason where one of them is a
 * correction. 403 for a teacher whose school has someone who runs it. Send an idempotency key.
 */
export const publishReportCards = endpoint<{
  params: { id: string; period: string };
  body: ReportCardPublication;
  returns: GroupReportCardsSaved;
}>('POST /grupos/{id}/boletas/{period}');

/**
 * The report cards of a group as one PDF, a page for each student. Of a period: as published, or marked as a draft; of the
 * school year: what was published. `student`: that one alone.
 */
export const printGroupReportCards = endpoint<{
  params: { id: string; period: string };
  query: { part?: Part | undefined; student?: string | undefined };
  returns: Blob;
}>('GET /grupos/{id}/boletas/{period}/pdf');

/** What was published for the caller's children, and for a student of secundaria themselves. */
export const listReportCards = endpoint<{ returns: ReportCardList }>('GET /boletas');

/** A report card, also a version that was corrected since. */
export const getReportCard = endpoint<{ params: { id: string }; returns: ReportCard }>('GET /boletas/{id}');

/** The same as PDF; its school year with `part=year`. */
export const downloadReportCard = endpoint<{
  params: { id: string };
  query: { part?: Part | undefined };
  returns: Blob;
}>('GET /boletas/{id}/pdf');

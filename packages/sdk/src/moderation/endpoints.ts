import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { ReportRecord, ReportSaved } from './records.ts';
import type { ModerationStep, NewReport, ReportMade } from './schema.ts';

type Id = { id: string };

/**
 * Reports something that the caller reads, or who wrote it. 404 for what they do not read, or wrote themselves; 429 from the 21st report
 * of a day on. A second report of the same for the same reason changes nothing while the first is open. Answers 201. Send an idempotency
 * key.
 */
export const makeReport = endpoint<{ body: NewReport; returns: ReportMade }>('POST /reports');

/** Reports that wait for the caller's school or for LIA, and those that were resolved. */
export const listReports = endpoint<{ query: ListQuery; returns: ReportRecord[] }>('GET /reports');

export const getReport = endpoint<{ params: Id; returns: ReportRecord }>('GET /reports/{id}');

/** A file of what was reported, as it was then, for who reads the report. */
export const getReportFile = endpoint<{ params: Id & { file: string }; returns: Blob }>(
  'GET /reports/{id}/files/{file}',
);

/** Takes a report a step further. 409 `REPORT_STEP` where it does not stand so that the step can be made. */
export const moderate = endpoint<{ params: Id; body: ModerationStep; returns: ReportSaved }>(
  'POST /reports/{id}/steps',
);

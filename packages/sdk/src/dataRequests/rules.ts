import { addWorkingDays } from '../calendar/workingDays.ts';

/**
 * What the Ley Federal de Protección de Datos Personales en Posesión de los Particulares lets people ask for: access,
 * rectification, cancellation and opposition (ARCO).
 */
export const dataRequestKinds = ['access', 'rectification', 'cancellation', 'opposition'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** Where a request stands; those that are not `received` are closed. */
export const dataRequestStatuses = ['received', 'answered', 'refused', 'withdrawn'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** What the team decides about an open request: it is closed, or gets as many days again. */
export const dataRequestDecisions = ['answered', 'refused', 'withdrawn', 'extended'] as const;
export type DataRequestDecisionKind = (typeof dataRequestDecisions)[number];

/** Working days in which a request is answered by law; it may be extended once by as many. */
export const ANSWER_WORKING_DAYS = 20;

/** Most characters of what a request explains. */
export const LONGEST_DETAILS = 2000;

/** The page of the portal where members make requests and read the answers. */
export const MY_DATA_PATH = '/apps/misdatos';

/** Days before its last one from which an open request needs attention. */
export const DUE_SOON_DAYS = 5;

/** Where a request of access stands while an archive of the data may be made and downloaded. */
export const archivedStatuses = ['received', 'answered'] as const satisfies readonly DataRequestStatus[];

/** Where an archive stands: its job is to make it, or was given up; it can be downloaded, or its days are over. */
export const archiveStatuses = ['preparing', 'failed', 'ready', 'expired'] as const;
export type ArchiveStatus = (typeof archiveStatuses)[number];

/** Where the person who asked reads the answer. */
export const answerChannels = ['account', 'email'] as const;
export type AnswerChannel = (typeof answerChannels)[number];

/** Whether an archive may be made and downloaded for a request. */
export const givesArchive = ({ kind, status }: { kind: DataRequestKind; status: DataRequestStatus }): boolean =>
  kind === 'access' && archivedStatuses.some((one) => one === status);

/** The last day to answer a request that was received on a day (`2026-11-23`). Throws a RangeError for what is no day. */
export const dueOn = (receivedOn: string, extended: boolean): string =>
  addWorkingDays(receivedOn, extended ? 2 * ANSWER_WORKING_DAYS : ANSWER_WORKING_DAYS);

/** What can be reported. Each kind is contributed by its domain. */
export const reportableKinds = ['message', 'announcement', 'homeworkComment', 'delivery', 'clubPost'] as const;
export type ReportableKind = (typeof reportableKinds)[number];

/** Whether what is written is reported, or who wrote it. */
export const reportSubjects = ['content', 'person'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Why, in the order in which it is offered. */
export const reportReasons = [
  'insults',
  'bullying',
  'privacy',
  'spam',
  'violence',
  'sexual',
  'danger',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

const graveReasons: ReadonlySet<ReportReason> = new Set(['violence', 'sexual', 'danger']);

/** Whether LIA looks at it as well, and phone numbers for help are shown at once. */
export const isGrave = (reason: ReportReason): boolean => graveReasons.has(reason);

/** Phones for help that answer everywhere in Mexico, day and night. */
export const helpPhones = [
  { name: '911', number: '911' },
  { name: 'Línea de la Vida', number: '800 911 2000' },
] as const;

/** Characters of what is written beside the reason, and of the note of a step. */
export const MAX_REPORT_TEXT = 1000;

/** Reports that one person makes within a day. */
export const REPORTS_PER_DAY = 20;

export const reportStatuses = ['open', 'review', 'resolved'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What the queue is narrowed to: `unresolved` for all that wait, or one status. */
export const reportQueues = ['unresolved', ...reportStatuses] as const;
export type ReportQueue = (typeof reportQueues)[number];

/** What came of a report that is resolved. */
export const reportOutcomes = ['hidden', 'warned', 'noFault'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Who decides: the administrators of the school, or LIA. */
export const reportLevels = ['school', 'lia'] as const;
export type ReportLevel = (typeof reportLevels)[number];

/**
 * Whether a report that a school or LIA reads is theirs to decide. What a school handed over it still reads, and LIA decides; what is
 * grave is decided by whichever of the two is first. LIA reads nothing else of a school, but where no one runs it.
 */
export const isDecidedBy = (who: ReportLevel, { level, grave }: { level: ReportLevel; grave: boolean }): boolean =>
  who === 'lia' || level === 'school' || grave;

/** What who moderates does with a report. */
export const moderationActions = ['review', 'hide', 'warn', 'clear', 'escalate', 'restore'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** Where a report stands. */
export interface ReportState {
  status: ReportStatus;
  /** Null until it is resolved. */
  outcome: ReportOutcome | null;
  level: ReportLevel;
}

const resolved = (level: ReportLevel, outcome: ReportOutcome): ReportState => ({ status: 'resolved', outcome, level });

/** Where a report stands after a step; null where it cannot be made. Open → in review → resolved; what a school escalates is open at LIA. */
export function afterStep({ status, outcome, level }: ReportState, action: ModerationAction): ReportState | null {
  if (action === 'review') return status === 'open' ? { status: 'review', outcome: null, level } : null;
  if (action === 'restore') return outcome === 'hidden' ? resolved(level, 'noFault') : null;
  if (status !== 'review') return null;
  if (action === 'escalate') return level === 'school' ? { status: 'open', outcome: null, level: 'lia' } : null;
  return resolved(level, ({ hide: 'hidden', warn: 'warned', clear: 'noFault' } as const)[action]);
}

/** The steps that a report allows. */
export const stepsFrom = (state: ReportState): ModerationAction[] =>
  moderationActions.filter((action) => afterStep(state, action) !== null);

/**
 * Where the homework of one student stands: nothing is there, a draft is kept, it was delivered in time or late, returned to be
 * done again, delivered after that, graded, or excused.
 */
export const homeworkStatuses = [
  'toDo',
  'draft',
  'delivered',
  'late',
  'returned',
  'resubmitted',
  'graded',
  'excused',
] as const;
export type HomeworkStatus = (typeof homeworkStatuses)[number];

/** Statuses in which a teacher has something to grade. */
export const toGrade = ['delivered', 'late', 'resubmitted'] as const satisfies readonly HomeworkStatus[];

/** Statuses in which a student has something to do. */
export const toDeliver = ['toDo', 'draft', 'returned'] as const satisfies readonly HomeworkStatus[];

/** What the states of a homework are made of. */
export interface HomeworkState {
  status: HomeworkStatus;
  /** Deliveries so far. */
  attempts: number;
  /** Deliveries beyond the limit of the activity: each return gives one. */
  extraAttempts: number;
  /** Whether the last delivery came after the due date. */
  isLate: boolean;
  /** Null until it is graded, and after it was reopened. */
  score: number | null;
  /** Whether the student and the parents may see the score. */
  isReleased: boolean;
}

/** A homework that was just set. */
export const NEW_HOMEWORK: HomeworkState = {
  status: 'toDo',
  attempts: 0,
  extraAttempts: 0,
  isLate: false,
  score: null,
  isReleased: false,
};

/**
 * What happens to a homework. `isLate` and `isOpen` come from the server's clock (`deadlines.ts`): whether the instant is after the
 * due date, and not after the last entry. `limit`: how often the activity takes a delivery, null for any number. An extension names
 * whether the last delivery is late by the new dates.
 */
export type HomeworkEvent =
  | { type: 'saveDraft'; isOpen: boolean }
  | { type: 'deliver'; isOpen: boolean; isLate: boolean; limit: number | null }
  | { type: 'return' }
  | { type: 'grade'; score: number }
  | { type: 'release' }
  | { type: 'excuse' }
  | { type: 'reopen' }
  | { type: 'extend'; isLate: boolean };
export type HomeworkEventType = HomeworkEvent['type'];

/** The status that student and guardians see: until it is released, a grade is work that was delivered, be it on paper. */
export const shownStatus = ({
  status,
  isLate,
  isReleased,
}: Pick<HomeworkState, 'status' | 'isLate' | 'isReleased'>): HomeworkStatus =>
  status !== 'graded' || isReleased ? status : inTime(isLate);

/** In which statuses an event can happen. */
const possible: Readonly<Record<HomeworkEventType, readonly HomeworkStatus[]>> = {
  saveDraft: toDeliver,
  // A delivery is replaced until the last entry, or until it was graded.
  deliver: [...toDeliver, ...toGrade],
  return: [...toGrade, 'graded'],
  // What was done on paper is graded without a delivery.
  grade: [...toDeliver, ...toGrade, 'graded'],
  release: ['graded'],
  excuse: [...toDeliver, ...toGrade, 'graded'],
  reopen: ['graded', 'excused'],
  extend: [...toDeliver, ...toGrade],
};

/** Why an event did not happen: the status does not have it, the last entry is over, or each attempt was used. */
export type HomeworkRefusal = 'impossible' | 'closed' | 'attempts';

/** Whether an event of the kind can happen, but for the clock. */
export const canHappen = (status: HomeworkStatus, type: HomeworkEventType): boolean => possible[type].includes(status);

/** How often a student may deliver in all: the limit of the activity, and one more for each return; null for any number. */
export const attemptsAllowed = (
  limit: number | null,
  { extraAttempts }: Pick<HomeworkState, 'extraAttempts'>,
): number | null => (limit === null ? null : limit + extraAttempts);

/** Whether a delivery is left, of those that are allowed. */
export const hasAttemptLeft = (attempts: number, allowed: number | null): boolean =>
  allowed === null || attempts < allowed;

/** The homework after an event, or why the event is refused. The one place where a status changes. */
export function afterEvent(
  before: HomeworkState,
  event: HomeworkEvent,
): { state: HomeworkState } | { refused: HomeworkRefusal } {
  if (!canHappen(before.status, event.type)) return { refused: 'impossible' };
  if ((event.type === 'saveDraft' || event.type === 'deliver') && !event.isOpen) return { refused: 'closed' };
  if (event.type === 'deliver' && !hasAttemptLeft(before.attempts, attemptsAllowed(event.limit, before))) {
    return { refused: 'attempts' };
  }
  return { state: { ...before, ...changes(before, event) } };
}

function changes(before: HomeworkState, event: HomeworkEvent): Partial<HomeworkState> {
  switch (event.type) {
    case 'saveDraft':
      // A returned work stays marked as such, so that the student sees why it came back.
      return { status: before.status === 'returned' ? 'returned' : 'draft' };
    case 'deliver': {
      const { isLate } = event;
      const again = before.status === 'returned' || before.status === 'resubmitted';
      return { status: again ? 'resubmitted' : inTime(isLate), attempts: before.attempts + 1, isLate };
    }
    case 'return':
      return { status: 'returned', extraAttempts: before.extraAttempts + 1, score: null, isReleased: false };
    case 'grade':
      return { status: 'graded', score: event.score };
    case 'release':
      return { isReleased: true };
    case 'excuse':
      return { status: 'excused', score: null, isReleased: false };
    case 'reopen':
      return { status: before.attempts === 0 ? 'toDo' : inTime(before.isLate), score: null, isReleased: false };
    case 'extend':
      return before.attempts === 0 ? {} : { isLate: event.isLate, status: extended(before.status, event.isLate) };
  }
}

const inTime = (isLate: boolean): HomeworkStatus => (isLate ? 'late' : 'delivered');

/** Of the statuses, two name whether a delivery was in time. */
const extended = (status: HomeworkStatus, isLate: boolean): HomeworkStatus =>
  status === 'delivered' || status === 'late' ? inTime(isLate) : status;

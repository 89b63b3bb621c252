import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { deadlinesOf, isLateAt, isMissingAt, isOpenAt } from './deadlines.ts';
import { byPart, countToDo, partOf } from './parts.ts';
import { parseScore } from './scores.ts';
import {
  afterEvent,
  attemptsAllowed,
  canHappen,
  type HomeworkEvent,
  type HomeworkEventType,
  type HomeworkState,
  homeworkStatuses,
  NEW_HOMEWORK,
  toGrade,
} from './states.ts';

const limit = fc.option(fc.integer({ min: 1, max: 4 }));
const event: fc.Arbitrary<HomeworkEvent> = fc.oneof(
  fc.record({ type: fc.constant('saveDraft' as const), isOpen: fc.boolean() }),
  fc.record({ type: fc.constant('deliver' as const), isOpen: fc.boolean(), isLate: fc.boolean(), limit }),
  fc.record({ type: fc.constant('return' as const) }),
  fc.record({ type: fc.constant('grade' as const), score: fc.integer({ min: 0, max: 10 }) }),
  fc.record({ type: fc.constant('release' as const) }),
  fc.record({ type: fc.constant('excuse' as const) }),
  fc.record({ type: fc.constant('reopen' as const) }),
  fc.record({ type: fc.constant('extend' as const), isLate: fc.boolean() }),
);

/** All states that a course of events goes through, with what led to each. */
function courseOf(events: readonly HomeworkEvent[]) {
  let state: HomeworkState = NEW_HOMEWORK;
  return events.map((one) => {
    const before = state;
    const result = afterEvent(before, one);
    if ('state' in result) state = result.state;
    return { before, event: one, result, after: state };
  });
}

const delivered: HomeworkEvent = { type: 'deliver', isOpen: true, isLate: false, limit: null };
const statusAfter = (...events: HomeworkEvent[]) => courseOf(events).at(-1)?.after.status;

describe('states of a homework', () => {
  it.each<[HomeworkEventType, string]>([
    ['saveDraft', 'toDo draft returned'],
    ['deliver', 'toDo draft delivered late returned resubmitted'],
    ['return', 'delivered late resubmitted graded'],
    ['grade', 'toDo draft delivered late returned resubmitted graded'],
    ['release', 'graded'],
    ['excuse', 'toDo draft delivered late returned resubmitted graded'],
    ['reopen', 'graded excused'],
    ['extend', 'toDo draft delivered late returned resubmitted'],
  ])('can %s in these statuses alone: %s', (type, statuses) => {
    expect(homeworkStatuses.filter((status) => canHappen(status, type)).join(' ')).toBe(statuses);
  });

  it('go from a draft to a grade, and back by a return', () => {
    expect(statusAfter({ type: 'saveDraft', isOpen: true })).toBe('draft');
    expect(statusAfter(delivered)).toBe('delivered');
    expect(statusAfter({ ...delivered, isLate: true })).toBe('late');
    expect(statusAfter(delivered, { type: 'return' })).toBe('returned');
    expect(statusAfter(delivered, { type: 'return' }, { type: 'saveDraft', isOpen: true })).toBe('returned');
    expect(statusAfter(delivered, { type: 'return' }, delivered)).toBe('resubmitted');
    expect(statusAfter(delivered, { type: 'grade', score: 8.5 })).toBe('graded');
    expect(statusAfter({ ...delivered, isLate: true }, { type: 'extend', isLate: false })).toBe('delivered');
    expect(statusAfter({ type: 'excuse' }, { type: 'reopen' })).toBe('toDo');
    expect(statusAfter({ type: 'extend', isLate: true })).toBe('toDo');
  });

  it('refuse what comes after the last entry', () => {
    expect(afterEvent(NEW_HOMEWORK, { ...delivered, isOpen: false })).toEqual({ refused: 'closed' });
    expect(afterEvent(NEW_HOMEWORK, { type: 'release' })).toEqual({ refused: 'impossible' });
  });

  it('take as many deliveries as the activity allows, and one more after each return', () => {
    const one: HomeworkEvent = { ...delivered, limit: 2 };
    const left = (...events: HomeworkEvent[]) =>
      courseOf(events).map(({ result }) => ('refused' in result ? result.refused : result.state.attempts));
    expect(left(one, one, one)).toEqual([1, 2, 'attempts']);
    expect(left(one, one, { type: 'return' }, one, one)).toEqual([1, 2, 2, 3, 'attempts']);
    // What was returned early is one more as well.
    expect(left(one, { type: 'return' }, one, one, one)).toEqual([1, 1, 2, 3, 'attempts']);
  });

  it('hold together in every course of events', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        for (const { before, event: one, result, after } of courseOf(events)) {
          const closed = 'isOpen' in one && !one.isOpen;
          const allowed = one.type === 'deliver' ? attemptsAllowed(one.limit, before) : null;
          const isUsedUp = allowed !== null && before.attempts >= allowed;
          expect('refused' in result).toBe(!canHappen(before.status, one.type) || closed || isUsedUp);
          expect(after.score !== null).toBe(after.status === 'graded');
          expect(!after.isReleased || after.status === 'graded').toBe(true);
          expect(after.attempts > 0 || !toGrade.some((status) => status === after.status)).toBe(true);
          expect(after.status !== 'late' || after.isLate).toBe(true);
          expect(after.status !== 'delivered' || !after.isLate).toBe(true);
          expect(after.attempts - before.attempts).toBe('state' in result && one.type === 'deliver' ? 1 : 0);
          expect(after.extraAttempts - before.extraAttempts).toBe('state' in result && one.type === 'return' ? 1 : 0);
        }
      }),
      // A hundred miss an attempt too many at times.
      { numRuns: 1000 },
    );
  });
});

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const dueAt = '2026-11-20T05:59:00.000Z';
const later = (hours: number): string => new Date(Date.parse(dueAt) + hours * 3_600_000).toISOString();

describe('deadlines', () => {
  it('are those of the student before those of the group, date by date', () => {
    const activity = { dueAt, cutoffAt: later(48) };
    expect(deadlinesOf(activity, null, null)).toEqual(activity);
    expect(deadlinesOf(activity, { dueAt: later(24) }, null)).toEqual({ dueAt: later(24), cutoffAt: later(48) });
    expect(deadlinesOf(activity, { dueAt: later(24) }, { dueAt: later(12) }).dueAt).toBe(later(12));
    expect(deadlinesOf(activity, { cutoffAt: null }, { dueAt: later(12) }).cutoffAt).toBeNull();
    expect(deadlinesOf(activity, null, { dueAt: later(72) })).toEqual({ dueAt: later(72), cutoffAt: later(72) });
  });

  it('keep due and last entry apart', () => {
    const both = { dueAt, cutoffAt: later(24) };
    expect([0, 1, 24, 25].map((hours) => [isLateAt(both, later(hours)), isOpenAt(both, later(hours))])).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
    expect(isOpenAt({ cutoffAt: null }, later(100_000))).toBe(true);
    fc.assert(
      fc.property(instant, instant, instant, (due, cutoff, at) => {
        const deadlines = deadlinesOf({ dueAt: due, cutoffAt: cutoff }, null, null);
        // What is in time is always taken.
        expect(isLateAt(deadlines, at) || isOpenAt(deadlines, at)).toBe(true);
      }),
    );
  });

  it('never call missing what is excused, extended or delivered', () => {
    const missing = { dueAt, status: 'toDo', attempts: 0, isExtended: false } as const;
    expect(isMissingAt(missing, later(1))).toBe(true);
    expect(isMissingAt({ ...missing, status: 'draft' }, later(1))).toBe(true);
    expect(isMissingAt(missing, later(0))).toBe(false);
    expect(isMissingAt({ ...missing, isExtended: true }, later(1))).toBe(false);
    for (const status of ['delivered', 'late', 'returned', 'resubmitted', 'graded', 'excused'] as const) {
      expect(isMissingAt({ ...missing, status }, later(1))).toBe(false);
    }
  });
});

describe('parts of homework', () => {
  const homework = {
    status: 'toDo',
    attempts: 0,
    is_extended: false,
    finish_date: dueAt,
    zone: 'America/Mexico_City',
  } as const;
  // 19 November, 23:59 in Mexico City.
  const at = (hours: number) => partOf(homework, later(hours));

  it('are by the day of the school, and missing from the moment at which it was due', () => {
    expect([at(-24), at(-23.98), at(-1), at(0), at(0.01), at(100)]).toEqual([
      'toDo',
      'today',
      'today',
      'today',
      'missing',
      'missing',
    ]);
    // 19 November, 21:59 in Tijuana: that day begins two hours later.
    const inTijuana = (hours: number) => partOf({ ...homework, zone: 'America/Tijuana' }, later(hours));
    expect([inTijuana(-23.98), inTijuana(-22.02), inTijuana(-21.98)]).toEqual(['toDo', 'toDo', 'today']);
  });

  it('hold what is late yet not missing, and leave out what is excused', () => {
    const late = (change: object) => partOf({ ...homework, ...change }, later(30));
    expect(late({ is_extended: true })).toBe('toDo');
    expect(late({ status: 'returned', attempts: 1 })).toBe('toDo');
    expect(late({ status: 'late', attempts: 1 })).toBe('delivered');
    expect(late({ status: 'graded' })).toBe('graded');
    const parts = byPart([homework, { ...homework, status: 'excused' }, { ...homework, status: 'graded' }], later(-1));
    expect(parts).toEqual({
      today: [homework],
      missing: [],
      toDo: [],
      delivered: [],
      graded: [{ ...homework, status: 'graded' }],
    });
    expect(countToDo(parts)).toBe(1);
  });
});

describe('scores', () => {
  it('take a decimal comma and a decimal point', () => {
    expect(['8,5', '8.5', ' 10 ', '0', '9.75', '7,0'].map((text) => parseScore(text))).toEqual([
      8.5, 8.5, 10, 0, 9.75, 7,
    ]);
    expect(parseScore('50.5', 60)).toBe(50.5);
  });

  it.each(['50,,6', '50..6', '5,', ',5', '', '-1', '1e1', '10.01', '11', '8.555', '8.5.1', 'diez', '٨'])(
    'refuse %j',
    (text) => {
      expect(parseScore(text)).toBeNull();
    },
  );
});

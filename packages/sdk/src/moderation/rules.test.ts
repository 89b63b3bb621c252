import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { afterStep, isDecidedBy, moderationActions, type ReportState, stepsFrom } from './rules.ts';

const fresh: ReportState = { status: 'open', outcome: null, level: 'school' };

test('a report is taken into review, and then resolved or escalated', () => {
  expect(stepsFrom(fresh)).toEqual(['review']);
  const review = afterStep(fresh, 'review');
  expect(review && stepsFrom(review)).toEqual(['hide', 'warn', 'clear', 'escalate']);
  expect(review && afterStep(review, 'escalate')).toEqual({ status: 'open', outcome: null, level: 'lia' });
  expect(stepsFrom({ status: 'review', outcome: null, level: 'lia' })).toEqual(['hide', 'warn', 'clear']);
  expect(stepsFrom({ status: 'resolved', outcome: 'hidden', level: 'lia' })).toEqual(['restore']);
  expect(stepsFrom({ status: 'resolved', outcome: 'warned', level: 'school' })).toEqual([]);
});

test('a school decides until it hands a report to LIA, which decides what it reads; what is grave both decide', () => {
  const deciding = (level: 'school' | 'lia', grave: boolean) =>
    (['school', 'lia'] as const).filter((who) => isDecidedBy(who, { level, grave }));
  expect(deciding('school', false)).toEqual(['school', 'lia']);
  expect(deciding('lia', false)).toEqual(['lia']);
  expect(deciding('lia', true)).toEqual(['school', 'lia']);
});

test('whatever is done, only what is resolved has an outcome, and nothing comes back from LIA to a school', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...moderationActions), { maxLength: 12 }), (actions) => {
      let state = fresh;
      for (const action of actions) {
        const next = afterStep(state, action);
        expect(next !== null).toBe(stepsFrom(state).includes(action));
        if (next === null) continue;
        expect((next.outcome !== null) === (next.status === 'resolved')).toBe(true);
        expect(state.level === 'lia' && next.level === 'school').toBe(false);
        state = next;
      }
    }),
  );
});

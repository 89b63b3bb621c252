import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { questionDataSchema } from './contents.ts';
import { answersFit, type GradedQuestion, gradeQuiz } from './grading.ts';
import { type CountedLesson, progressOf, resumeAt } from './progress.ts';
import {
  CERTIFICATE_CODE,
  certificateSigns,
  lessonStatuses,
  readCertificateCode,
  showCertificateCode,
} from './rules.ts';

const instants = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z', '2026-11-03T10:00:00.000Z'];
const lesson = fc.record({
  id: fc.uuid(),
  published: fc.boolean(),
  status: fc.constantFrom(...lessonStatuses),
  opened_at: fc.constantFrom(null, ...instants),
});
const course = fc.uniqueArray(lesson, { selector: ({ id }) => id, maxLength: 12 });

describe('progress in a course', () => {
  test('is full with the last lesson alone, and never of a course without lessons', () => {
    expect(progressOf([])).toEqual({ completed: 0, total: 0, percent: 0, finished: false });
    const many = Array.from({ length: 300 }, (_, at) => ({
      published: true,
      status: at === 0 ? ('started' as const) : ('completed' as const),
    }));
    expect(progressOf(many)).toMatchObject({ completed: 299, percent: 99, finished: false });
    fc.assert(
      fc.property(course, (lessons) => {
        const { completed, total, percent, finished } = progressOf(lessons);
        expect(completed).toBeLessThanOrEqual(total);
        expect(percent === 100).toBe(finished);
        expect(finished).toBe(total > 0 && completed === total);
      }),
    );
  });

  test('only grows with what is completed, by the same whatever came first, and a second time by nothing', () => {
    fc.assert(
      fc.property(course, fc.array(fc.nat(11)), (lessons, ticks) => {
        const tick = (all: typeof lessons, at: number) =>
          all.map((one, index) => (index === at ? { ...one, status: 'completed' as const } : one));
        const after = ticks.reduce(tick, lessons);
        expect(progressOf(after).completed).toBeGreaterThanOrEqual(progressOf(lessons).completed);
        expect(progressOf(ticks.toReversed().reduce(tick, lessons))).toEqual(progressOf(after));
        expect(progressOf(ticks.reduce(tick, after))).toEqual(progressOf(after));
      }),
    );
  });

  test('does not depend on drafts, and has a lesson back that is published again', () => {
    fc.assert(
      fc.property(course, lesson, (lessons, one) => {
        expect(progressOf([...lessons, { ...one, published: false }])).toEqual(progressOf(lessons));
        const { completed, total } = progressOf([...lessons, { ...one, published: true, status: 'completed' }]);
        expect([completed, total]).toEqual([progressOf(lessons).completed + 1, progressOf(lessons).total + 1]);
      }),
    );
  });

  test('goes on at a published lesson that is not completed, as long as there is one', () => {
    fc.assert(
      fc.property(course, (lessons) => {
        const { completed, total } = progressOf(lessons);
        const at = lessons.filter(({ id }) => id === resumeAt(lessons));
        const open = at.map(({ published, status }) => published && status !== 'completed');
        expect(open).toEqual(completed === total ? [] : [true]);
      }),
    );
  });

  test.each([
    ['the first at the start', [[], [], []], 'a'],
    ['the one that was opened last', [['completed', 0], ['started', 1], []], 'b'],
    ['the next after a completed one', [['started', 0], ['completed', 2], []], 'c'],
    [
      'what was left out after the last',
      [
        ['started', 0],
        ['completed', 1],
        ['completed', 2],
      ],
      'a',
    ],
    [
      'none when all is done',
      [
        ['completed', 0],
        ['completed', 1],
        ['completed', 2],
      ],
      null,
    ],
  ] as const)('goes on at %s', (_, marks, expected) => {
    const lessons = marks.map(([status = 'new' as const, opened], index): CountedLesson => ({
      id: 'abc'.charAt(index),
      published: true,
      status,
      opened_at: opened === undefined ? null : (instants[opened] ?? null),
    }));
    expect(resumeAt(lessons)).toBe(expected);
  });
});

const question = fc.record({
  id: fc.uuid(),
  options: fc.uniqueArray(fc.record({ id: fc.string({ minLength: 1, maxLength: 3 }), correct: fc.boolean() }), {
    selector: ({ id }) => id,
    minLength: 2,
    maxLength: 5,
  }),
});
const quiz = fc.uniqueArray(question, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });
const rightAnswers = (questions: readonly GradedQuestion[]) =>
  questions.map(({ id, options }) => ({
    question: id,
    options: options.filter(({ correct }) => correct).map((option) => option.id),
  }));

describe('a quiz', () => {
  test('is passed in full with all right options, in any order', () => {
    fc.assert(
      fc.property(quiz, fc.integer({ min: 1, max: 100 }), (questions, mark) => {
        const answers = rightAnswers(questions)
          .map((answer) => ({ ...answer, options: answer.options.toReversed() }))
          .toReversed();
        expect(answersFit(questions, answers)).toBe(true);
        expect(gradeQuiz(questions, answers, mark)).toMatchObject({ score: 100, passed: true });
      }),
    );
  });

  test('counts a question as wrong with one option more or fewer, and never rounds up to its mark', () => {
    fc.assert(
      fc.property(quiz, fc.nat(7), fc.integer({ min: 1, max: 100 }), (questions, at, mark) => {
        const index = at % questions.length;
        const first = questions[index]?.options[0];
        const answers = rightAnswers(questions).map((answer, one) => {
          if (one !== index || !first) return answer;
          const { options } = answer;
          return {
            ...answer,
            options: first.correct ? options.filter((id) => id !== first.id) : [...options, first.id],
          };
        });
        const { score, passed } = gradeQuiz(questions, answers, mark);
        expect(score).toBe(Math.floor(((questions.length - 1) * 100) / questions.length));
        expect(passed).toBe(((questions.length - 1) * 100) / questions.length >= mark);
      }),
    );
  });

  test('takes answers to its very questions alone', () => {
    fc.assert(
      fc.property(quiz, fc.uuid(), (questions, other) => {
        const answers = rightAnswers(questions);
        expect(answersFit(questions, answers.slice(1))).toBe(false);
        expect(answersFit(questions, [...answers, ...answers.slice(0, 1)])).toBe(false);
        expect(answersFit(questions, [{ question: other, options: [] }, ...answers.slice(1)])).toBe(false);
        expect(
          answersFit(
            questions,
            answers.map((answer) => ({ ...answer, options: ['????'] })),
          ),
        ).toBe(false);
      }),
    );
  });

  const option = (id: string, correct: boolean, text = id) => ({ id, text, correct });
  const asked = { id: '5f0c0b4e-8a52-4f6b-9c56-0a4a4f9f3a11', text: '¿Qué?' };
  test.each([
    ['single with two right options', { kind: 'single', options: [option('a', true), option('b', true)] }, false],
    ['single with one', { kind: 'single', options: [option('a', true), option('b', false)] }, true],
    ['multiple with none', { kind: 'multiple', options: [option('a', false), option('b', false)] }, false],
    ['multiple with two', { kind: 'multiple', options: [option('a', true), option('b', true)] }, true],
    ['options of one id', { kind: 'single', options: [option('a', true), option('a', false)] }, false],
    ['an option without a text', { kind: 'single', options: [option('a', true), option('b', false, '')] }, false],
    ['true or false', { kind: 'boolean', options: [option('true', false, ''), option('false', true, '')] }, true],
    ['true or false with others', { kind: 'boolean', options: [option('a', true), option('b', false)] }, false],
  ])('has a question of %s, or not: %o', async (_, more, fits) => {
    expect(await questionDataSchema.isValid({ ...asked, ...more }, { strict: true })).toBe(fits);
  });
});

test('a code of a certificate is read as people type it', () => {
  const code = fc.string({ unit: fc.constantFrom(...certificateSigns.split('')), minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(CERTIFICATE_CODE);
      expect(readCertificateCode(` ${showCertificateCode(made).toLowerCase()} `)).toBe(made);
      expect(readCertificateCode(made.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(made);
    }),
  );
});

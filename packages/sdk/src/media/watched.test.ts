import fc from 'fast-check';
import { expect, test } from 'vitest';

import '../../testing/seed.ts';
import { isCaptions } from './captions.ts';
import { type Interval, isWatched, secondsOf, unionOf } from './watched.ts';

const part = fc
  .tuple(fc.double({ min: 0, max: 600, noNaN: true }), fc.double({ min: 0, max: 600, noNaN: true }))
  .map(([one, other]): Interval => [Math.min(one, other), Math.max(one, other)]);
const parts = fc.array(part, { maxLength: 12 });

test('watched parts add up to the same, in whatever order and however often they are reported', () => {
  fc.assert(
    fc.property(parts, parts, (before, added) => {
      const all = unionOf([...before, ...added], 600);
      expect(unionOf([...added.toReversed(), ...before], 600)).toEqual(all);
      expect(unionOf([...unionOf(before, 600), ...added, ...added], 600)).toEqual(all);
    }),
  );
});

test('watch time only grows, stays within the media, and its parts stand apart', () => {
  fc.assert(
    fc.property(parts, part, fc.integer({ min: 1, max: 700 }), (before, added, duration) => {
      const earlier = unionOf(before, duration);
      const later = unionOf([...earlier, added], duration);
      expect(secondsOf(later)).toBeGreaterThanOrEqual(secondsOf(earlier));
      expect(secondsOf(later)).toBeLessThanOrEqual(duration);
      for (const [at, [from]] of later.entries()) expect(from).toBeGreaterThan(later[at - 1]?.[1] ?? -1);
    }),
  );
});

test('media is complete within a second of its end, and not by jumping there', () => {
  expect(isWatched([[0, 59.1]], 60)).toBe(true);
  expect(isWatched([[0, 58.9]], 60)).toBe(false);
  expect(isWatched([[58, 60]], 60)).toBe(false);
  expect(
    isWatched(
      unionOf(
        [
          [0, 20],
          [23, 60],
        ],
        60,
      ),
      60,
    ),
  ).toBe(true);
  expect(isWatched([[0, 1]], 1.5)).toBe(true);
});

test('media of duration 0, or of none that is known, is never complete', () => {
  for (const duration of [0, -1, Number.NaN]) {
    expect(isWatched([], duration)).toBe(false);
    expect(isWatched([[0, 100]], duration)).toBe(false);
  }
});

test.for([
  ['WEBVTT\n\n00:01.000 --> 00:04.500\nHola', true],
  ['\uFEFFWEBVTT - Clase 1\r\n\r\n1\r\n01:00:01.000 --> 01:00:04.000 line:0\r\nHola', true],
  ['WEBVTT', false],
  ['WEBVTTX\n\n00:01.000 --> 00:04.500\nHola', false],
  ['1\n00:00:01,000 --> 00:00:04,000\nHola', false],
  ['<html>WEBVTT 00:01.000 --> 00:04.500', false],
  ['WEBVTT\n\n00:61.000 --> 00:04.500\nHola', false],
] as const)('captions %j', ([text, are]) => {
  expect(isCaptions(text)).toBe(are);
});

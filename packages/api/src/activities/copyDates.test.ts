import { expect, test } from 'vitest';

import { type ActivityTimes, copyDates } from './copyDates.ts';

const CITY = 'America/Mexico_City';
const times = (publish: string, finish: string, cutoff: string | null): ActivityTimes => ({
  publishDate: new Date(publish),
  finishDate: new Date(finish),
  cutoffDate: cutoff === null ? null : new Date(cutoff),
});

test('a copy keeps the days of its source and their time of day', () => {
  const source = times('2026-11-19T13:00:00Z', '2026-11-26T02:00:00Z', '2026-11-28T02:00:00Z');
  const now = new Date('2027-01-12T18:07:31.500Z');
  // From Thursday 07:00 to Wednesday 20:00 six days later, and so from noon on a Tuesday to Monday at 20:00.
  expect(copyDates(source, CITY, now)).toEqual({
    publishDate: now,
    finishDate: new Date('2027-01-19T02:00:00Z'),
    cutoffDate: new Date('2027-01-21T02:00:00Z'),
  });
});

test('a copy of what was due on the day of its publication is not due before it is published', () => {
  const source = times('2026-11-19T13:00:00Z', '2026-11-19T20:00:00Z', '2026-11-20T20:00:00Z');
  expect(copyDates(source, CITY, new Date('2027-01-12T21:00:00Z'))).toMatchObject({
    finishDate: new Date('2027-01-13T20:00:00Z'),
    cutoffDate: new Date('2027-01-14T20:00:00Z'),
  });
});

test('a copy is due at the same time of day where the clocks change in between', () => {
  const source = times('2027-03-01T16:00:00Z', '2027-03-06T04:00:00Z', null);
  expect(copyDates(source, 'America/Tijuana', new Date('2027-03-12T17:00:00Z'))).toMatchObject({
    finishDate: new Date('2027-03-17T03:00:00Z'),
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, mondayOf } from '../calendar/days.ts';
import { isRestDay } from '../calendar/workingDays.ts';
import { clockOf, mexicanZones } from '../calendar/zones.ts';
import { validate } from '../validation/validate.ts';
import { newMeetingSchema } from './schema.ts';
import { hostStateAt, meetingStateAt, type MeetingTimes } from './states.ts';
import { occurrencesOf, weekdayOf } from './weekly.ts';

const MINUTE = 60_000;
const starts = Date.parse('2026-11-25T15:00:00Z');
const meeting: MeetingTimes = {
  starts_at: new Date(starts).toISOString(),
  ends_at: new Date(starts + 50 * MINUTE).toISOString(),
  ended_at: null,
  cancelled: false,
  provider: 'link',
  started: false,
};

describe('a class', () => {
  it('may be joined from ten minutes before it until a quarter of an hour after it', () => {
    const at = (minutes: number) => meetingStateAt(meeting, starts + minutes * MINUTE);
    expect([-11, -10, 0, 50, 64, 65].map(at)).toEqual(['early', 'open', 'open', 'open', 'open', 'over']);
    expect(meetingStateAt(meeting, starts - 10 * MINUTE - 1)).toBe('early');
  });

  it('in a room of ours waits for its teacher, who does not wait', () => {
    const hosted = { ...meeting, provider: 'jitsi' } as const;
    expect(meetingStateAt(hosted, starts)).toBe('waiting');
    expect(hostStateAt(hosted, starts)).toBe('open');
    expect(meetingStateAt({ ...hosted, started: true }, starts)).toBe('open');
  });

  it('that was ended or cancelled is closed', () => {
    const ended = { ...meeting, ended_at: new Date(starts + 20 * MINUTE).toISOString() };
    expect(meetingStateAt(ended, starts + 19 * MINUTE)).toBe('open');
    expect(hostStateAt(ended, starts + 20 * MINUTE)).toBe('over');
    expect(meetingStateAt({ ...meeting, cancelled: true }, starts)).toBe('cancelled');
  });
});

const day = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const clock = fc
  .tuple(fc.integer({ min: 5, max: 21 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('a weekly class', () => {
  it('is at the same time of the clock in each of its weeks, once', () => {
    const weekday = fc.integer({ min: 1, max: 7 });
    fc.assert(
      fc.property(day, weekday, clock, fc.constantFrom(...mexicanZones), (first, on, time, zone) => {
        const last = addDays(first, 200);
        const found = occurrencesOf({ weekday: on, time, from: first, until: last }, zone, first, last);
        expect(found.length).toBeGreaterThan(20);
        expect(new Set(found.map(({ week }) => week)).size).toBe(found.length);
        for (const { week, day: of, startsAt } of found) {
          expect(clockOf(startsAt, zone)).toBe(`${of}T${time}`);
          expect([weekdayOf(of), mondayOf(of), isRestDay(of)]).toEqual([on, week, false]);
          expect(of >= first && of <= last).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of a border town stays at eight when the clocks change', () => {
    const weekly = { weekday: 1, time: '08:00', from: '2027-03-01', until: null };
    const at = (zone: string) =>
      occurrencesOf(weekly, zone, '2027-03-08', '2027-03-22').map(({ startsAt }) => startsAt.slice(0, 16));
    // The third Monday of March is a mandatory rest day.
    expect(at('America/Tijuana')).toEqual(['2027-03-08T16:00', '2027-03-22T15:00']);
    expect(at('America/Mexico_City')).toEqual(['2027-03-08T14:00', '2027-03-22T14:00']);
  });
});

describe('a planned class', () => {
  const given = {
    group_id: '3f0c4a52-0b6c-4d5e-9d2c-0a7b1c2d3e4f',
    title: 'Fracciones',
    provider: 'link',
    link: 'https://meet.example/abc',
    day: '2026-11-26',
    time: '08:00',
    minutes: 50,
    weekly: false,
  };
  const refused = (change: object) => {
    const result = validate(newMeetingSchema, { ...given, ...change }, { input: 'strict' });
    return result.ok ? [] : Object.keys(result.fields);
  };

  it('takes addresses of http and https alone, whose host is what people read', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ link: 'http://aula.escuela.mx/1?a=b#c' })).toEqual([]);
    for (const link of [
      'javascript:alert(1)',
      'data:text/html,hola',
      'file:///etc/passwd',
      'zoommtg://zoom.us/join',
      'https://meet.google.com@evil.example/',
      `https://meet.example/${'a'.repeat(2000)}`,
      'meet',
      '',
    ])
      expect(refused({ link }), link).toEqual(['link']);
  });

  it('has a link where it is held by one, and no other', () => {
    expect(refused({ provider: 'jitsi' })).toEqual(['link']);
    expect(refused({ provider: 'jitsi', link: '' })).toEqual([]);
    expect(refused({ provider: 'zoom', link: '' })).toEqual(['provider']);
    expect(refused({ time: '24:00', minutes: 5, day: '2026-02-30' }).toSorted()).toEqual(['day', 'minutes', 'time']);
    expect(refused({ started: true })).not.toEqual([]);
  });
});

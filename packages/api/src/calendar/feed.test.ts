import {
  createCalendarEvent,
  deleteCalendarEvent,
  endFeed,
  getFeed,
  makeFeed,
  updateCalendarEvent,
  updateFeed,
} from '@lia/sdk/calendar/endpoints';
import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import type { CalendarEvent, NewEvent } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import { feedKinds } from '@lia/sdk/calendar/rules';
import { clockOf, instantOf, mexicanZones } from '@lia/sdk/calendar/zones';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';

const all = { kinds: [...feedKinds], names: false };
const monday = mondayOf(addDays(dayOf(new Date().toISOString()), 14));
const weekly = {
  frequency: 'weekly' as const,
  interval: 1,
  weekdays: ['MO' as const],
  month_day: 'number' as const,
  count: null,
  until: null,
};

const write = async ({ client }: Member, given: Partial<NewEvent>): Promise<CalendarEvent> => {
  const times = { all_day: false, starts: `${monday}T08:00`, ends: `${monday}T09:00`, recurrence: null };
  return (await client.call(createCalendarEvent, { body: { calendar: 'personal', title: 'Cita', ...times, ...given } }))
    .data;
};

async function subscribe(api: RunningApi, { client }: Member, choices = all) {
  const { data } = await client.call(makeFeed, { body: choices });
  const path = data.address.slice(data.address.indexOf('/calendar/'));
  const read = (headers: Record<string, string> = {}) => api.request('GET', path, { headers });
  return { read, text: async () => String((await read()).body) };
}

const eventsIn = (text: string): ICAL.Component[] => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const lines = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar for other programs', () => {
  test('has the zone of each time once, what was moved, cancelled and counted, and no time without a zone', async ({
    api,
  }) => {
    const room = await makeClassroom(api);
    await api.app.db.update(institutions).set({ zone: 'America/Tijuana' }).where(eq(institutions.id, room.id));
    const { client } = room.teacher;
    const series = await write(room.teacher, {
      title: 'Club, «lectura»; y más',
      recurrence: weekly,
      zone: 'America/Tijuana',
    });
    const at = (weeks: number, time = '08:00') => `${addDays(monday, weeks * 7)}T${time}`;
    const params = { id: series.id };
    const { data: moved } = await client.call(updateCalendarEvent, {
      params,
      body: {
        title: 'Club en la biblioteca',
        all_day: false,
        starts: at(1, '10:00'),
        ends: at(1, '11:00'),
        recurrence: null,
        scope: 'this',
        instance: at(1),
        version: series.version,
      },
    });
    const query = { scope: 'this' as const, instance: at(2), version: moved.version };
    await client.call(deleteCalendarEvent, { params, query });
    await write(room.teacher, { title: 'Diez veces', recurrence: { ...weekly, count: 10 }, zone: 'America/Cancun' });
    await write(room.teacher, {
      title: 'Vacaciones',
      all_day: true,
      starts: monday,
      ends: addDays(monday, 3),
      recurrence: { ...weekly, until: addDays(monday, 21) },
    });
    await write(room.teacher, {
      title: 'Hasta fin de mes',
      recurrence: { ...weekly, until: addDays(monday, 14) },
      zone: 'America/Tijuana',
    });
    const text = await (await subscribe(api, room.teacher)).text();
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines(text).filter((line) => line.startsWith('TZID:'))).toEqual([
      'TZID:America/Cancun',
      'TZID:America/Tijuana',
    ]);
    for (const line of lines(text).filter((one) => /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE)/.test(one)))
      expect(line).toMatch(
        /^[A-Z-]+(;TZID=America\/(Tijuana|Cancun):\d{8}T\d{6}|;VALUE=DATE:\d{8}|:(19700308|19701101|19700101)T\d{6})$/,
      );
    const [whole, other] = eventsIn(text).filter(
      (one) => one.getFirstPropertyValue('uid') === `${series.id}@calendar.lia`,
    );
    expect(whole?.getFirstPropertyValue('summary')).toBe('Club, «lectura»; y más');
    expect(String(whole?.getFirstPropertyValue('rrule'))).toBe('FREQ=WEEKLY;BYDAY=MO');
    expect(whole?.getFirstPropertyValue('sequence')).toBe(2);
    expect(String(whole?.getFirstPropertyValue('exdate'))).toBe(`${at(2)}:00`);
    expect(String(other?.getFirstPropertyValue('recurrence-id'))).toBe(`${at(1)}:00`);
    expect(String(other?.getFirstPropertyValue('dtstart'))).toBe(`${at(1, '10:00')}:00`);
    const rules = lines(text).filter((line) => line.startsWith('RRULE:FREQ=WEEKLY'));
    const last = instantOf(`${addDays(monday, 14)}T23:59`, 'America/Tijuana').replaceAll(/[-:]|\.000/g, '');
    expect(rules.toSorted()).toEqual(
      [
        'RRULE:FREQ=WEEKLY;BYDAY=MO',
        'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=10',
        `RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${addDays(monday, 21).replaceAll('-', '')}`,
        `RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=${last}`,
      ].toSorted(),
    );
  });

  test('has the offsets of the calendar in each zone of Mexico', async ({ api }) => {
    const member = await api.member('maestro');
    for (const zone of mexicanZones) await write(member, { title: zone, zone });
    for (const zone of mexicanZones)
      await write(member, { title: zone, zone, starts: '2027-01-15T08:00', ends: '2027-01-15T09:00' });
    const text = await (await subscribe(api, member)).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const zones = new Map(
      calendar
        .getAllSubcomponents('vtimezone')
        .map((one) => [String(one.getFirstPropertyValue('tzid')), new ICAL.Timezone(one)]),
    );
    expect([...zones.keys()]).toEqual([...mexicanZones].toSorted());
    for (const zone of mexicanZones)
      for (const month of ['2027-01-15', '2027-07-15']) {
        const time = ICAL.Time.fromDateTimeString(`${month}T08:00:00`);
        time.zone = zones.get(zone) ?? ICAL.Timezone.utcTimezone;
        expect(clockOf(time.toJSDate().toISOString(), zone)).toBe(`${month}T08:00`);
      }
  });

  test('is read by anyone who has its address, until another one is made or it is ended', async ({ api }) => {
    const member = await api.member('padre');
    await write(member, { title: 'Dentista' });
    expect(await member.client.call(getFeed)).toEqual({ data: null });
    const first = await subscribe(api, member);
    const answer = await first.read();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    // What is unchanged is not sent again.
    const unchanged = await first.read({ 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect([unchanged.status, unchanged.body]).toEqual([304, '']);
    expect((await member.client.call(getFeed)).data).toMatchObject({ names: false, read_at: expect.any(String) });
    const second = await subscribe(api, member);
    expect((await first.read()).status).toBe(404);
    expect(await second.text()).toContain('SUMMARY:Dentista');
    await member.client.call(updateFeed, { body: { kinds: ['school'], names: false } });
    expect(await second.text()).not.toContain('Dentista');
    await member.client.call(endFeed);
    expect((await second.read()).status).toBe(404);
    expect(await refusal(member.client.call(updateFeed, { body: all }))).toEqual([404, 'NOT_FOUND', []]);
    const third = await subscribe(api, member);
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, member.id));
    expect((await third.read()).status).toBe(404);
  });

  test('names no child unless its owner chose so, and is of no child', async ({ api }) => {
    const room = await makeClassroom(api);
    const mother = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, room.students[0].id));
    await setActivity(api, room);
    await write(room.teacher, { calendar: `group-${room.groupId}`, title: 'Paseo' });
    const summaries = async (names: boolean) =>
      eventsIn(await (await subscribe(api, mother, { ...all, names })).text())
        .map((one) => String(one.getFirstPropertyValue('summary')))
        .toSorted();
    expect(await summaries(false)).toEqual(['Los volcanes', 'Paseo']);
    expect(await summaries(true)).toEqual(['Los volcanes (Ana)', 'Paseo (Ana)']);
    expect(await refusal(room.students[0].client.call(makeFeed, { body: all }))).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(mother.client.call(makeFeed, { body: { kinds: [], names: false } }))).toMatchObject([
      422,
      'VALIDATION_FAILED',
      ['kinds'],
    ]);
  });
});

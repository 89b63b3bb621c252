import { addDays, mondayOf } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { actOnHomework, deliverHomework, gradeHomework } from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { getChildPoints, getMyPoints } from '@lia/sdk/points/endpoints';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { activities } from '../activities/tables.ts';
import { attendance } from '../attendance/tables.ts';
import { deliveries } from '../deliveries/tables.ts';
import { homework } from '../homework/tables.ts';
import { institutions, schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf } from '../testing/groups.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';

const test = base.extend<{ room: Classroom }>({
  room: async ({ api }, use) => use(await makeClassroom(api)),
});

const thisWeek = mondayOf(dayOf(new Date().toISOString()));
const points = async ({ client }: Member) => (await client.call(getMyPoints)).data;

async function set(api: RunningApi, room: Classroom, change?: Parameters<typeof setActivity>[2]) {
  const activityId = await setActivity(api, room, change);
  return { activityId, id: await homeworkIdOf(api, activityId, room.students[0]) };
}

const deliver = ({ client }: Member, id: string) =>
  client.call(deliverHomework, {
    params: { id },
    query: {},
    body: { uploads: [], urlPath: ['https://volcanes.example.mx/'], ownWork: true },
  });
const returnWork = ({ client }: Member, id: string) =>
  client.call(actOnHomework, { params: { id }, body: { action: 'return' } });

describe('points', () => {
  test('reward delivering and correcting, and nothing takes them away', async ({ api, room }) => {
    const { students, teacher } = room;
    const [ana, rosa] = students;
    expect(await points(ana)).toEqual({
      points: 0,
      streak: { current: 0, best: 0 },
      weeks: [{ week: thisWeek, state: 'open' }],
      badges: [],
      earned: [],
    });
    const { id, activityId } = await set(api, room);
    await deliver(ana, id);
    // Replacing what was not returned earns nothing more.
    await deliver(ana, id);
    expect(await points(ana)).toMatchObject({ points: 10, badges: ['first'] });
    await returnWork(teacher, id);
    await deliver(ana, id);
    const late = await set(api, room, { name: 'Sumas', finishDate: new Date(Date.now() + DAY_MS) });
    await api.app.db
      .update(activities)
      .set({ finishDate: new Date(Date.now() - DAY_MS) })
      .where(eq(activities.id, late.activityId));
    await deliver(ana, late.id);
    const all = await points(ana);
    expect(all).toMatchObject({ points: 20, streak: { current: 1, best: 1 }, badges: ['first', 'again'] });
    expect(all.weeks).toEqual([{ week: thisWeek, state: 'done' }]);
    expect(all.earned.map((one) => [one.activity, one.reason, one.points])).toEqual([
      ['Sumas', 'late', 6],
      ['Los volcanes', 'corrected', 4],
      ['Los volcanes', 'inTime', 10],
    ]);
    // A bad grade, another return, or an activity that is gone.
    await teacher.client.call(gradeHomework, { params: { id }, body: { status: GRADED, score: '0' } });
    await returnWork(teacher, late.id);
    await api.app.db.update(activities).set({ deletedAt: new Date() }).where(eq(activities.id, activityId));
    expect(await points(ana)).toMatchObject({ points: 20, earned: [{ activity: 'Sumas' }] });
    expect(await points(rosa)).toMatchObject({ points: 0, earned: [] });
  });

  test('have weeks of the school’s clocks, which holidays, excuses and absence do not break', async ({ api, room }) => {
    const { db } = api.app;
    const [ana] = room.students;
    const at = (weeks: number, time: string) => new Date(`${addDays(thisWeek, weeks * 7)}T${time}Z`);
    /** Work that was due in the middle of a week so many weeks ago. */
    const due = async (weeks: number, delivered: Date | null) => {
      const { id, activityId } = await set(api, room);
      const finishDate = new Date(at(weeks, '12:00:00').getTime() + 2 * DAY_MS);
      await db
        .update(activities)
        .set({ finishDate, publishDate: at(weeks, '00:00:00') })
        .where(eq(activities.id, activityId));
      const rest = { attempt: 1, isLate: false, fingerprint: '', isOwnWork: true };
      if (delivered) await db.insert(deliveries).values({ homeworkId: id, deliveredAt: delivered, ...rest });
      return id;
    };
    await due(-7, at(-7, '15:00:00'));
    // Missed, then again from the sixth week; 05:00 on Monday in UTC is still Sunday at school.
    await due(-6, at(-4, '05:00:00'));
    // The fifth is that Sunday's; in the fourth nothing was due, in the third they were excused, in the second absent.
    await db
      .update(homework)
      .set({ status: 'excused' })
      .where(eq(homework.id, await due(-3, null)));
    await due(-2, null);
    await db.insert(attendance).values(
      ['2', '3'].map((day) => ({
        groupId: room.groupId,
        userId: ana.id,
        day: addDays(thisWeek, -14 + Number(day)),
        state: 'absent' as const,
        markedBy: room.teacher.id,
      })),
    );
    await due(-1, at(-1, '15:00:00'));
    const states = async () => {
      const { weeks, streak } = await points(ana);
      return [weeks.map(({ state }) => state), streak];
    };
    expect(await states()).toEqual([
      ['done', 'missed', 'done', 'pause', 'pause', 'pause', 'done', 'open'],
      { current: 2, best: 2 },
    ]);
    await db.update(attendance).set({ state: 'late' }).where(eq(attendance.userId, ana.id));
    // Without the hours between them, that Sunday is a Monday.
    const zone = 'America/Cancun';
    await db.update(institutions).set({ zone }).where(eq(institutions.id, room.id));
    const shown = ['done', 'missed', 'pause', 'done', 'pause', 'missed', 'done', 'open'];
    // Between these hours of a Monday the present week has begun there alone, and moves the others along.
    const begun = mondayOf(dayOf(new Date().toISOString(), zone)) > thisWeek;
    const expected = begun ? [...shown.slice(1, -1), 'pause', 'open'] : shown;
    expect(await states()).toEqual([expected, { current: 1, best: 1 }]);
  });

  test('have weeks that work on paper, delivered early, or of a group from before it was due, does not break', async ({
    api,
    room,
  }) => {
    const { db } = api.app;
    const [ana] = room.students;
    const former = await create(room.teacher, groupOf(room));
    const enrolIn = (groupId: string) =>
      room.admin.client.call(addGroupStudents, { body: { groupId, students: [ana.uuid] } });
    /** Work that was due so many weeks ago. */
    const due = async (weeks: number, groupId = room.groupId) => {
      const { id, activityId } = await set(api, { ...room, groupId });
      const finishDate = new Date(new Date(`${addDays(thisWeek, weeks * 7)}T12:00:00Z`).getTime() + 2 * DAY_MS);
      const publishDate = new Date(finishDate.getTime() - DAY_MS);
      await db.update(activities).set({ publishDate, finishDate }).where(eq(activities.id, activityId));
      return { id, finishDate };
    };
    const { id: delivered, finishDate: deliveredAt } = await due(-4);
    const rest = { attempt: 1, isLate: false, fingerprint: '', isOwnWork: true };
    const { id: early } = await due(-3);
    await db.insert(deliveries).values([delivered, early].map((homeworkId) => ({ homeworkId, deliveredAt, ...rest })));
    const { id: onPaper } = await due(-3);
    await room.teacher.client.call(gradeHomework, { params: { id: onPaper }, body: { status: GRADED, score: '9' } });
    await enrolIn(former.id);
    const { finishDate: missedAt } = await due(-2, former.id);
    await due(-1, former.id);
    const states = async () => (await points(ana)).weeks.map(({ state }) => state);
    expect(await states()).toEqual(['done', 'pause', 'missed', 'missed', 'open']);
    // As a rollover ends it: in between.
    const enrolment = and(eq(schoolEnrolments.userId, ana.id), eq(schoolEnrolments.groupId, former.id));
    const [since, until] = [-40, 3].map((days) => new Date(missedAt.getTime() + days * DAY_MS));
    await db.update(schoolEnrolments).set({ since, until }).where(enrolment);
    expect(await states()).toEqual(['done', 'pause', 'missed', 'pause', 'open']);
    // A move within the school leaves no trace of the former group.
    await db.update(schoolEnrolments).set({ until: null }).where(enrolment);
    await enrolIn(room.groupId);
    expect(await states()).toEqual(['done', 'pause', 'pause', 'pause', 'open']);
  });

  test('of a child are read by their guardians alone', async ({ api, room }) => {
    const [ana, rosa] = room.students;
    const mother = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, ana.id));
    const { id } = await set(api, room);
    await deliver(ana, id);
    const of = (child: Member) => mother.client.call(getChildPoints, { params: { id: child.uuid } });
    expect(await of(ana)).toEqual({ data: { points: 10, streak: { current: 1, best: 1 } } });
    expect(await refusal(of(rosa))).toEqual([404, 'NOT_FOUND', []]);
    expect(await refusal(room.teacher.client.call(getMyPoints))).toEqual([403, 'FORBIDDEN', []]);
  });
});

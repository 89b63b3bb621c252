import { createSubject, deleteSubject, updateSubject } from '@lia/sdk/subjects/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { gradeStudent } from '@lia/sdk/gradebook/endpoints';
import {
  downloadReportCard,
  getGroupReportCards,
  getReportCard,
  printGroupReportCards,
  publishReportCards,
  writeObservations,
} from '@lia/sdk/reportCards/endpoints';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { notifications } from '../accounts/notifications/tables.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { periodClosings } from '../gradebook/tables.ts';
import { groups, institutions, schoolMembers, sections } from '../institutions/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { type GradedClassroom, makeGradedClassroom, setScored, yearInput } from '../testing/gradebook.ts';
import { create, groupOf } from '../testing/groups.ts';
import { guardianOf } from '../testing/guardians.ts';
import { refusal } from '../testing/refusal.ts';
import {
  cardOf,
  close,
  daysAgo,
  give,
  markAbsent,
  mine,
  publish,
  read,
  reopen,
  type Room,
  statesIn,
} from '../testing/reportCards.ts';
import { reportCards } from './tables.ts';

/** A classroom whose two students have a guardian each. */
interface Families extends GradedClassroom {
  mother: Member;
  father: Member;
}

const test = base.extend<{ room: Families; other: GradedClassroom }>({
  room: async ({ api }, use) => {
    const room = await makeGradedClassroom(api);
    const [ana, rosa] = room.students;
    await use({ ...room, mother: await guardianOf(api, ana), father: await guardianOf(api, rosa) });
  },
  other: async ({ api }, use) => use(await makeGradedClassroom(api)),
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];

const observe = ({ groupId: id, period, teacher }: Room, { uuid: student }: Member, text: string, version = 0) =>
  teacher.client.call(writeObservations, { params: { id, period, student }, body: { text, version } });

async function noticesOf(api: RunningApi, { id }: Member) {
  await api.jobRunner.runDue();
  const rows = await api.app.db
    .select({ data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.userId, id), eq(notifications.kind, 'reportCard')))
    .orderBy(notifications.createdAt);
  return rows.map(({ data }) => data);
}

async function isPdf(bytes: Blob): Promise<number> {
  const text = Buffer.from(await bytes.arrayBuffer()).toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  return text.match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('the school publishes a closed period, and families read it from then on', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  await setScored(api, room, [[ana, 9]]);
  await give(room, rosa, '7');
  await observe(room, ana, 'Lee con gusto');
  expect(await refusal(observe(room, ana, 'Otra', 0))).toEqual([409, 'OBSERVATIONS_STALE', []]);
  await markAbsent(api, room, ana, 1);
  expect(await refusal(publish(room, room.admin))).toEqual([409, 'PERIOD_OPEN', []]);
  await close(room);
  expect(await refusal(observe(room, ana, 'Tarde', 1))).toEqual([409, 'PERIOD_CLOSED', []]);
  expect(await mine(room.mother)).toEqual([]);
  // A teacher grades, and the school answers for what families read.
  expect((await read(room, room.teacher)).sheet?.publishes).toBe(false);
  expect(await refusal(publish(room, room.teacher))).toEqual(forbidden);
  // Two presses at once are one publication.
  const presses = [1, 2].map(() => refusal(publish(room, room.admin)));
  expect(await Promise.all(presses)).toEqual(expect.arrayContaining(['accepted', [409, 'REPORT_CARDS_UNCHANGED', []]]));
  expect((await read(room, room.admin)).sheet).toMatchObject({ closed: true, publishes: true });
  expect(await statesIn(room)).toEqual([
    ['published', 1],
    ['published', 1],
  ]);

  const [listed, ...others] = await mine(room.mother);
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ student: { uuid: ana.uuid }, period: { name: 'Primer trimestre' }, version: 1 });
  const card = await cardOf(room.mother, listed?.id ?? '');
  expect(card).toMatchObject({ version: 1, reason: '', newest: true, logo: null });
  expect(card.content).toMatchObject({
    subjects: [{ name: 'Matemáticas', grade: 9, description: '' }],
    attendance: { present: 0, late: 0, absent: 1, justified: 0 },
    observations: 'Lee con gusto',
  });
  // Until each period has its grade, there is no mean of the year.
  expect(card.whole.subjects).toEqual([
    { name: 'Matemáticas', grades: [9, null], descriptions: ['', ''], final: null },
  ]);
  expect(await noticesOf(api, room.mother)).toEqual([
    { card: listed?.id, period: 'Primer trimestre', child: expect.any(String), student: ana.uuid, corrected: false },
  ]);
  // Children of primaria hear of it from their family.
  expect(await mine(ana)).toEqual([]);
  expect(await noticesOf(api, ana)).toEqual([]);
});

test('a correction is another version with its reason, for whom it changes', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  await give(room, ana, '8');
  await give(room, rosa, '7');
  await close(room);
  await publish(room, room.admin);
  const [before] = await mine(room.mother);
  await reopen(room);
  await give(room, ana, '9,5', 1);
  // What is being corrected is not what families read.
  expect((await cardOf(room.mother, before?.id ?? '')).content.subjects[0]?.grade).toBe(8);
  await close(room);
  expect(await statesIn(room)).toEqual([
    ['changed', 1],
    ['published', 1],
  ]);
  expect(await refusal(publish(room, room.admin))).toEqual([422, 'VALIDATION_FAILED', ['reason']]);
  await publish(room, room.admin, 'Faltaba un trabajo');
  const [after, ...others] = await mine(room.mother);
  expect(others).toEqual([]);
  const card = await cardOf(room.mother, after?.id ?? '');
  expect(card).toMatchObject({ version: 2, reason: 'Faltaba un trabajo', newest: true });
  expect(card.content.subjects[0]?.grade).toBe(9.5);
  expect(card.versions.map(({ version, reason }) => [version, reason])).toEqual([
    [1, ''],
    [2, 'Faltaba un trabajo'],
  ]);
  // The former one is kept as it was.
  const former = await cardOf(room.mother, before?.id ?? '');
  expect(former).toMatchObject({ version: 1, newest: false });
  expect(former.content.subjects[0]?.grade).toBe(8);
  const notices = await noticesOf(api, room.mother);
  // One run of the job may have written both.
  expect(notices).toHaveLength(2);
  expect(notices).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ card: before?.id, corrected: false }),
      expect.objectContaining({ card: after?.id, corrected: true }),
    ]),
  );
  expect((await mine(room.father))[0]).toMatchObject({ version: 1 });
  expect(await noticesOf(api, room.father)).toHaveLength(1);
});

test('a correction is for no one else where attendance and subjects changed after the publication', async ({
  api,
  room,
}) => {
  const [ana, rosa] = room.students;
  const { groupId, teacher } = room;
  const { db } = api.app;
  const closeDaysAgo = async (count: number) => {
    await close(room);
    const current = and(eq(periodClosings.groupId, groupId), isNull(periodClosings.reopenedAt));
    await db
      .update(periodClosings)
      .set({ closedAt: daysAgo(count) })
      .where(current);
  };
  const add = async (name: string) =>
    (await teacher.client.call(createSubject, { body: { group_id: groupId, name } })).data.id;
  const rename = (name: string) => teacher.client.call(updateSubject, { params: { id: room.subject }, body: { name } });
  const reading = await add('Taller de lectura');
  for (const student of room.students) {
    await give(room, student, '8');
    await give({ ...room, subject: reading }, student, '7');
  }
  // Attendance ends with the closing that was published, not with one that was taken back before.
  await closeDaysAgo(20);
  await reopen(room);
  for (const student of room.students) await markAbsent(api, room, student, 10);
  await closeDaysAgo(5);
  await publish(room, room.admin);

  for (const student of room.students) await markAbsent(api, room, student, 1);
  await reopen(room);
  await give(room, ana, '9,5', 1);
  await add('Valores');
  await rename('Pensamiento matemático');
  await teacher.client.call(deleteSubject, { params: { id: reading } });
  await close(room);
  expect(await statesIn(room)).toEqual([
    ['changed', 1],
    ['published', 1],
  ]);
  await publish(room, room.admin, 'Faltaba un trabajo');
  const [corrected] = await mine(room.mother);
  const { content } = await cardOf(room.mother, corrected?.id ?? '');
  expect(content.subjects).toEqual([
    { id: room.subject, name: 'Pensamiento matemático', grade: 9.5, description: '' },
    { id: reading, name: 'Taller de lectura', grade: 7, description: '' },
  ]);
  expect(content.attendance).toMatchObject({ present: 0, absent: 1 });
  // Cards of before have no ids of subjects: their names are compared.
  const withoutIds = sql`jsonb_set(content, '{subjects}',
    (select jsonb_agg(subject - 'id') from jsonb_array_elements(content -> 'subjects') as subject))`;
  await db.update(reportCards).set({ content: withoutIds }).where(eq(reportCards.userId, rosa.id));
  await rename('matemáticas');
  expect(await statesIn(room)).toEqual([
    ['published', 1],
    ['published', 2],
  ]);
});

test('a report card is for the guardians of today, and for its school', async ({ api, room, other }) => {
  const [ana] = room.students;
  await give(room, ana, '8');
  await close(room);
  await publish(room, room.admin);
  const [listed] = await mine(room.mother);
  const id = listed?.id ?? '';
  const params = { id };
  for (const guardian of [room.father, await api.member('padre')]) {
    expect(await refusal(guardian.client.call(getReportCard, { params }))).toEqual(missing);
    expect(await refusal(guardian.client.call(downloadReportCard, { params, query: {} }))).toEqual(missing);
  }
  expect(await refusal(ana.client.call(getReportCard, { params }))).toEqual(missing);
  expect(await refusal(room.teacher.client.call(getReportCard, { params }))).toEqual(forbidden);
  const ofPeriod = { id: room.groupId, period: room.period };
  for (const { client } of [other.admin, other.teacher]) {
    expect(await refusal(client.call(getGroupReportCards, { params: ofPeriod, query: {} }))).toEqual(missing);
    expect(await refusal(client.call(printGroupReportCards, { params: ofPeriod, query: {} }))).toEqual(missing);
    expect(await refusal(client.call(publishReportCards, { params: ofPeriod, body: {} }))).toEqual(missing);
  }
  // A period of another school is none of the group's.
  const foreign = { id: room.groupId, period: other.period };
  expect(await refusal(room.admin.client.call(printGroupReportCards, { params: foreign, query: {} }))).toEqual(missing);
  const colleague = await api.member('maestro');
  await api.app.db.insert(schoolMembers).values({ userId: colleague.id, schoolId: room.id, role: 'teacher' });
  expect(await refusal(colleague.client.call(getGroupReportCards, { params: ofPeriod, query: {} }))).toEqual(missing);
  const of = { ...ofPeriod, student: ana.uuid };
  const body = { text: 'Ajena', version: 0 };
  expect(await refusal(colleague.client.call(writeObservations, { params: of, body }))).toEqual(missing);
  expect(await refusal(room.admin.client.call(writeObservations, { params: of, body }))).toEqual(forbidden);

  await api.app.db
    .update(guardianships)
    .set({ endedAt: new Date() })
    .where(eq(guardianships.guardianId, room.mother.id));
  expect(await mine(room.mother)).toEqual([]);
  expect(await refusal(room.mother.client.call(getReportCard, { params }))).toEqual(missing);
  expect(await refusal(room.mother.client.call(downloadReportCard, { params, query: {} }))).toEqual(missing);
});

test('students of secundaria read their own; preescolar is described', async ({ api, room }) => {
  const [ana] = room.students;
  const ofGroup = sql`${sections.id} = (select section_id from groups where id = ${room.groupId})`;
  await api.app.db.update(sections).set({ level: 3 }).where(ofGroup);
  await give(room, ana, '8');
  await close(room);
  await publish(room, room.admin);
  const [own] = await mine(ana);
  expect(await cardOf(ana, own?.id ?? '')).toMatchObject({ content: { subjects: [{ grade: 8 }] } });
  expect(await noticesOf(api, ana)).toEqual([expect.objectContaining({ card: own?.id, child: null })]);

  await reopen(room);
  await api.app.db.update(sections).set({ level: 1 }).where(ofGroup);
  await room.teacher.client.call(gradeStudent, {
    params: { id: room.groupId, student: ana.uuid },
    body: { period: room.period, subject: room.subject, version: 1, description: 'Cuenta hasta veinte' },
  });
  await close(room);
  await publish(room, room.admin, 'Era de preescolar');
  const [now] = await mine(room.mother);
  const card = await cardOf(room.mother, now?.id ?? '');
  expect(card.content.subjects).toEqual([
    { id: room.subject, name: 'Matemáticas', grade: null, description: 'Cuenta hasta veinte' },
  ]);
  expect(
    await isPdf(await room.mother.client.call(downloadReportCard, { params: card, query: { part: 'year' } })),
  ).toBe(1);
});

test('who moved to another group in mid-year has one report card of each period', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  const { db } = api.app;
  const before = yearInput();
  await give(room, ana, '8');
  await give(room, rosa, '7');
  await close(room);
  // A grade that her former group gave her before she left in the middle of the next period.
  const former: Room = { ...room, period: room.later };
  await give(former, ana, '6');
  const target = await create(room.teacher, groupOf(room));
  await db.update(groups).set({ yearId: room.year.id }).where(eq(groups.id, target.id));
  const { data: subject } = await room.teacher.client.call(createSubject, {
    body: { group_id: target.id, name: 'matemáticas' },
  });
  await room.admin.client.call(addGroupStudents, { body: { groupId: target.id, students: [ana.uuid] } });
  const there: Room = { ...room, groupId: target.id, subject: subject.id };
  // The period that she was graded for before stays with her former group, whichever publishes first.
  await close(there);
  expect(await refusal(publish(there, room.admin))).toEqual([409, 'REPORT_CARDS_UNCHANGED', []]);
  await publish(room, room.admin);
  expect((await read(there, room.admin)).sheet?.students).toEqual([]);
  // The next one is of the group that she is in.
  const days = before.periods?.map((period, at) => ({ ...period, id: room.year.periods[at]?.id ?? '' })) ?? [];
  const today = new Date().toISOString().slice(0, 10);
  expect(days[1]?.starts_on && days[1].starts_on > today).toBe(true);
  const next: Room = { ...there, period: room.later };
  const listed = async () => (await read(former, room.admin)).sheet?.students.map(({ uuid }) => uuid);
  expect(await listed()).toContain(ana.uuid);
  await give(next, ana, '9');
  expect(await listed()).toEqual([rosa.uuid]);
  await close(next);
  await publish(next, room.admin);
  const second = await mine(room.mother);
  expect(second.map(({ period, group }) => [period.name, group])).toEqual([
    ['Segundo trimestre', target.name],
    ['Primer trimestre', expect.not.stringMatching(new RegExp(`^${target.name}$`))],
  ]);
  const { whole } = await cardOf(room.mother, second[0]?.id ?? '');
  expect(whole).toMatchObject({ average: 8.5 });
  expect(whole.subjects.map(({ grades, final }) => [grades, final])).toEqual([[[8, 9], 8.5]]);
  // Her former group does not publish her again.
  expect(await listed()).toEqual([rosa.uuid]);
});

test('a teacher publishes where no one in LIA runs the school', async ({ api, room }) => {
  const [ana] = room.students;
  await give(room, ana, '8');
  await close(room);
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, room.admin.id));
  const { data } = await publish(room, room.teacher);
  expect(data.sheet?.students.map(({ state }) => state).toSorted()).toEqual(['empty', 'published']);
});

test('a group prints as one PDF with a page for each student, drafts as such', async ({ api, room }) => {
  const [ana, rosa] = room.students;
  const { db } = api.app;
  await db.update(institutions).set({ cct: '09DPR1234A' }).where(eq(institutions.id, room.id));
  const params = { id: room.groupId, period: room.period };
  const print = async (query: { part?: 'year'; student?: string } = {}) =>
    room.admin.client.call(printGroupReportCards, { params, query });
  expect(await refusal(print())).toEqual(missing);
  await give(room, ana, '8');
  await give(room, rosa, '7');
  expect(await isPdf(await print())).toBe(2);
  expect(await isPdf(await print({ student: ana.uuid }))).toBe(1);
  expect(await refusal(print({ student: room.teacher.uuid }))).toEqual(missing);
  // Nothing of the school year was published.
  expect(await refusal(print({ part: 'year' }))).toEqual(missing);
  await close(room);
  await publish(room, room.admin);
  expect(await isPdf(await print({ part: 'year' }))).toBe(2);
  // Also of a period of which one of them has nothing.
  const next: Room = { ...room, period: room.later };
  await give(next, ana, '9');
  await close(next);
  await publish(next, room.admin);
  const ofNext = { id: room.groupId, period: room.later };
  const printNext = (part: 'period' | 'year') =>
    room.admin.client.call(printGroupReportCards, { params: ofNext, query: { part } });
  expect([await isPdf(await printNext('period')), await isPdf(await printNext('year'))]).toEqual([1, 2]);
  const [listed] = await mine(room.mother);
  const answer = await api.request('GET', `/boletas/${listed?.id}/pdf`, { token: room.mother.token });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('inline');
});

import {
  actOnHomework,
  commentHomework,
  deliverHomework,
  getHomework,
  getHomeworkFile,
  gradeHomework,
} from '@lia/sdk/deliveries/endpoints';
import { GRADED } from '@lia/sdk/deliveries/rules';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { listReports, makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import { listActivityHomework, setTeams } from '@lia/sdk/homework/endpoints';
import type { Team } from '@lia/sdk/homework/teams';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { homework } from '../homework/tables.ts';
import { schoolEnrolments } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { pupil } from '../testing/groups.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUpload, sendPiece } from '../testing/uploads.ts';

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const link = 'https://volcanes.example.mx/';

const test = base.extend<{ room: Classroom & { third: Member }; other: Classroom }>({
  room: [
    async ({ api }, use) => {
      const room = await makeClassroom(api);
      const third = await pupil(api, room.id);
      const body = { groupId: room.groupId, students: [third.uuid] };
      await room.admin.client.call(addGroupStudents, { body });
      await use({ ...room, third });
    },
    { scope: 'file' },
  ],
  other: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const read = async ({ client }: Member, id: string) => (await client.call(getHomework, { params: { id } })).data;
const deliver = async ({ client }: Member, id: string, uploads: string[] = []) =>
  (await client.call(deliverHomework, { params: { id }, query: {}, body: { uploads, urlPath: [link], ownWork: true } }))
    .data;
const put = ({ client }: Member, id: string, teams: Team[]) =>
  client.call(setTeams, { params: { id }, body: { teams } });

/** An activity of which the first two students are a team, and the third works alone. */
async function setTeamWork(api: RunningApi, room: Classroom & { third: Member }) {
  const activityId = await setActivity(api, room, { inTeams: true });
  const idOf = (member: Member) => homeworkIdOf(api, activityId, member);
  const [first, second, alone] = [await idOf(room.students[0]), await idOf(room.students[1]), await idOf(room.third)];
  await put(room.teacher, activityId, [{ name: 'Los magmas', homework: [first, second] }]);
  return { activityId, first, second, alone };
}

describe('a team', () => {
  test('delivers once for all of its members, each with the receipt and the files', async ({ api, room }) => {
    const [ana, beto] = room.students;
    const { first, second, alone } = await setTeamWork(api, room);
    const parents = [await api.member('Padre-M'), await api.member('Padre-M')] as const;
    for (const [place, parent] of parents.entries())
      await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, room.students[place]?.id ?? 0));
    const sender = { origin: api.origin, token: ana.token };
    const path = (await beginUpload(sender, first, 'volcán.jpg', jpeg.length)).headers.get('location') ?? '';
    expect(await sendPiece(sender, path, 0, jpeg)).toMatchObject({ status: 204 });
    const [sent] = (await deliver(ana, first, [path.split('/').at(-1) ?? ''])).deliveries;

    const seen = await read(beto, second);
    expect(seen).toMatchObject({ status: 'delivered', attempts: 1, team: { name: 'Los magmas' } });
    expect(seen.team?.members).toHaveLength(2);
    const [shared] = seen.deliveries;
    expect(shared).toMatchObject({ receipt: sent?.receipt, fingerprint: sent?.fingerprint, url_path: [link] });
    expect(sent?.delivered_by).toBeNull();
    expect(seen.team?.members).toContain(shared?.delivered_by);
    const file = shared?.files[0]?.id ?? '';
    const download = ({ client }: Member, id: string) => client.call(getHomeworkFile, { params: { id, file } });
    expect((await download(beto, second)).size).toBe(jpeg.length);

    // Work of a team is of its members alone, and who works alone has delivered nothing.
    for (const id of [first, second]) expect(await refusal(read(room.third, id))).toEqual([404, 'NOT_FOUND', []]);
    expect(await refusal(download(room.third, alone))).toEqual([404, 'NOT_FOUND', []]);
    expect(await read(room.third, alone)).toMatchObject({ status: 'toDo', attempts: 0, team: null });
    expect(await deliver(room.third, alone)).toMatchObject({ status: 'delivered' });

    // Another member replaces it for both, with the file that is there.
    expect((await deliver(beto, second)).deliveries[0]?.files).toHaveLength(1);
    expect((await read(ana, first)).deliveries[0]).toMatchObject({ attempt: 2, files: [{ name: 'volcán.jpg' }] });
    // Of each delivery, the mates and who answers for them are notified, and not who sent it.
    const noticesOf = async (member: Member) =>
      (await member.client.call(listNotifications, { query: {} })).data.filter(({ kind }) => kind === 'teamDelivered');
    expect(await noticesOf(ana)).toMatchObject([{ title: 'Tu equipo entregó una tarea' }]);
    expect(await noticesOf(beto)).toHaveLength(1);
    expect(await noticesOf(room.third)).toEqual([]);

    const [ofAna, ofBeto] = parents;
    for (const parent of parents)
      expect(await noticesOf(parent)).toMatchObject([{ title: 'El equipo entregó una tarea' }]);
    expect((await noticesOf(ofBeto))[0]?.path).toContain(beto.uuid);
    const forParent = await read(ofAna, first);
    expect([forParent.team?.members, forParent.deliveries[0]?.delivered_by]).toEqual([[], null]);
  });

  test('is graded and returned at once, unless the teacher changes one', async ({ api, room }) => {
    const [ana, beto] = room.students;
    const { activityId, first, second, alone } = await setTeamWork(api, room);
    await deliver(ana, first);
    const { client } = room.teacher;
    const grade = (id: string, score: string, team?: boolean) =>
      client.call(gradeHomework, { params: { id }, body: { status: GRADED, score, team } });
    const scores = async () => {
      const { data } = await client.call(listActivityHomework, { params: { id: activityId } });
      return [first, second, alone].map((id) => data.find((one) => one.id === id)?.score ?? null);
    };
    await grade(first, '9', true);
    expect(await scores()).toEqual([9, 9, null]);
    await grade(second, '8,5');
    expect(await scores()).toEqual([9, 8.5, null]);
    await client.call(actOnHomework, { params: { id: second }, body: { action: 'excuse' } });
    await client.call(actOnHomework, { params: { id: first }, body: { action: 'return', team: true } });
    expect([(await read(ana, first)).status, (await read(beto, second)).status]).toEqual(['returned', 'excused']);
    const comment = { audience: 'student', body: 'Les falta el mapa', team: true } as const;
    await client.call(commentHomework, { params: { id: first }, body: comment });
    expect((await read(beto, second)).comments).toMatchObject([{ body: 'Les falta el mapa' }]);
    // What is excused is not delivered by the others.
    await deliver(ana, first);
    expect(await read(beto, second)).toMatchObject({ status: 'excused', attempts: 1 });
  });

  test('has a comment hidden and shown again for all of it, and no other of its teacher', async ({ api, room }) => {
    const [ana, beto] = room.students;
    const { first, second } = await setTeamWork(api, room);
    const comment = (params: { id: string }, team: boolean) =>
      room.teacher.client.call(commentHomework, { params, body: { audience: 'student', body: 'Qué mal', team } });
    await comment({ id: first }, true);
    await comment({ id: second }, false);
    const about = { kind: 'homeworkComment', about: 'content', reason: 'insults', text: '' } as const;
    // Each of the team has a copy of the comment, and reports that one.
    for (const [student, id] of [
      [ana, first],
      [beto, second],
    ] as const) {
      const [written] = (await read(student, id)).comments;
      await student.client.call(makeReport, { body: { ...about, id: written?.id ?? '' } });
    }
    const reports = await room.admin.client.call(listReports, { query: {} });
    const ids = reports.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const step = (id: string, action: 'review' | 'hide' | 'restore') =>
      room.admin.client.call(moderate, { params: { id }, body: { action, note: 'Lo vi' } });
    for (const id of ids) {
      await step(id, 'review');
      await step(id, 'hide');
    }
    const shown = async () => [(await read(ana, first)).comments.length, (await read(beto, second)).comments.length];
    expect(await shown()).toEqual([0, 1]);
    await step(ids[0] ?? '', 'restore');
    expect(await shown()).toEqual([0, 1]);
    await step(ids[1] ?? '', 'restore');
    expect(await shown()).toEqual([1, 2]);
  });

  test('leaves out who is in it no more, and stays as it is once it has delivered', async ({ api, room, other }) => {
    const [ana, beto] = room.students;
    const { activityId, first, second, alone } = await setTeamWork(api, room);
    const id = (await teamsOf(room, activityId))[0]?.id ?? '';
    await put(room.teacher, activityId, [{ id, name: 'Los basaltos', homework: [first] }]);
    await deliver(ana, first);
    expect(await read(beto, second)).toMatchObject({ status: 'toDo', team: null });
    const delivered = [409, 'TEAM_DELIVERED', []];
    expect(await refusal(put(room.teacher, activityId, []))).toEqual(delivered);
    const joined = [{ id, name: 'Los basaltos', homework: [first, second] }];
    expect(await refusal(put(room.teacher, activityId, joined))).toEqual(delivered);
    expect(await teamsOf(room, activityId)).toEqual([{ id, name: 'Los basaltos' }]);

    // Who leaves the group is left out of what the team delivers.
    const next = await setTeamWork(api, room);
    const ofBeto = and(eq(schoolEnrolments.userId, beto.id), eq(schoolEnrolments.groupId, room.groupId));
    await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(ofBeto);
    await deliver(ana, next.first);
    const [left] = await api.app.db.select().from(homework).where(eq(homework.id, next.second));
    expect(left).toMatchObject({ status: 'toDo', attempts: 0 });
    await api.app.db.update(schoolEnrolments).set({ until: null }).where(ofBeto);

    const missing = [404, 'NOT_FOUND', []];
    expect(await refusal(put(other.teacher, activityId, []))).toEqual(missing);
    const far = await setActivity(api, other, { inTeams: true });
    const theirs = await homeworkIdOf(api, far, other.students[0]);
    expect(await refusal(put(room.teacher, next.activityId, [{ name: 'X', homework: [theirs] }]))).toEqual(missing);
    expect(await refusal(put(other.teacher, far, [{ id, name: 'X', homework: [] }]))).toEqual(missing);
    const both = [
      { name: 'X', homework: [alone] },
      { name: 'Y', homework: [alone] },
    ];
    expect(await refusal(put(room.teacher, activityId, both))).toEqual([422, 'VALIDATION_FAILED', ['teams']]);
    expect(await refusal(put(ana, activityId, []))).toEqual([403, 'FORBIDDEN', []]);
  });
});

/** The teams of who studies in the group, each once. */
async function teamsOf({ teacher }: Classroom, id: string) {
  const { data } = await teacher.client.call(listActivityHomework, { params: { id } });
  const teams = data.flatMap(({ team }) => team ?? []);
  return teams.filter((team, place) => teams.findIndex((one) => one.id === team.id) === place);
}

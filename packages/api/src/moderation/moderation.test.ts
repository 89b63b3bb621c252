import { viewAsChild } from '@lia/sdk/accounts/endpoints';
import {
  createAnnouncement,
  listAnnouncements,
  listMyAnnouncements,
  updateAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import { getAttention } from '@lia/sdk/attention/endpoints';
import { sendMessage, withdrawMessage } from '@lia/sdk/conversations/endpoints';
import { downloadMyArchive, prepareArchive, requestData } from '@lia/sdk/dataRequests/endpoints';
import { commentHomework, deliverHomework, getHomework } from '@lia/sdk/deliveries/endpoints';
import { getReport, getReportFile, listReports } from '@lia/sdk/moderation/endpoints';
import { REPORTS_PER_DAY } from '@lia/sdk/moderation/rules';
import type { NewReport } from '@lia/sdk/moderation/schema';
import { countUnread, listNotifications } from '@lia/sdk/notifications/endpoints';
import { getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { and, eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';

import { notifications } from '../accounts/notifications/tables.ts';
import { users } from '../accounts/tables.ts';
import { demoAudio } from '../deliveries/demoAudio.ts';
import { homeworkComments } from '../deliveries/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { attempts } from '../platform/tables.ts';
import type { Member, RunningApi } from '../testing/api.ts';
import { homeworkIdOf, setActivity } from '../testing/homework.ts';
import { queue, report, step, test, textsOf, write } from '../testing/moderation.ts';
import { refusal } from '../testing/refusal.ts';
import { moderationLog } from './tables.ts';

const picture = new File([new Uint8Array(demoLogo())], 'foto.png');

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];

const toldTo = async (api: RunningApi, { id: userId }: Member) => {
  const rows = await api.app.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.filter(({ kind }) => kind === 'moderation').map(({ data }) => data);
};

test('a parent reports a message, and the school hides it, shows it again, and reports that it looked', async ({
  api,
  talk,
  lia,
}) => {
  const { mother, admin, teacher, conversation, message } = talk;
  expect(await report(mother, message, { text: 'Me insultó' })).toMatchObject({ grave: false });
  // Once more for the same reason changes nothing while the first is open.
  await report(mother, message);
  const [row] = await queue(admin);
  expect(await toldTo(api, admin)).toEqual([{ about: 'made', report: row?.id }]);
  expect(await queue(admin)).toHaveLength(1);
  expect(row).toMatchObject({ excerpt: 'Una grosería', text: 'Me insultó', status: 'open', level: 'school', log: [] });
  expect(await queue(lia)).toEqual([]);
  for (const [q, found] of [
    [row?.reporter, 1],
    ['No reportó nada', 0],
  ] as const) {
    const query = { filter: JSON.stringify({ q }) };
    expect(await admin.client.call(listReports, { query })).toHaveLength(found);
  }
  const id = row?.id ?? '';
  expect(await refusal(step(admin, id, 'hide'))).toEqual([409, 'REPORT_STEP', []]);
  await step(admin, id, 'review');
  expect((await step(admin, id, 'hide')).data).toMatchObject({ status: 'resolved', outcome: 'hidden' });
  for (const reader of [mother, teacher, admin]) expect(await textsOf(reader, conversation)).toEqual([['hidden', '']]);
  expect(await admin.client.call(getReport, { params: { id } })).toMatchObject({
    excerpt: 'Una grosería',
    log: [{ action: 'review', note: 'Ya lo vi' }, { action: 'hide' }],
  });
  expect(await toldTo(api, mother)).toEqual([{ about: 'handled' }]);
  // The reported person is not notified, and does not learn who reported.
  expect(await toldTo(api, teacher)).toEqual([]);
  await step(admin, id, 'restore');
  expect(await textsOf(mother, conversation)).toEqual([['sent', 'Una grosería']]);
  expect(await toldTo(api, mother)).toHaveLength(1);
  // The log is added to, and never changed.
  for (const change of [sql`update ${moderationLog} set note = 'Nada'`, sql`delete from ${moderationLog}`])
    await expect(api.app.db.execute(change)).rejects.toThrow(/moderation_log/);
});

test('what is grave is for LIA as well, and who runs a school does not read what is reported of them', async ({
  api,
  talk,
  lia,
  other,
}) => {
  const { mother, admin, teacher, conversation, message } = talk;
  expect(await report(mother, message, { reason: 'danger', about: 'person' })).toMatchObject({ grave: true });
  for (const who of [admin, lia]) expect(await queue(who)).toMatchObject([{ grave: true, level: 'lia' }]);
  const counts = async ({ client }: Member) =>
    Object.fromEntries((await client.call(getAttention, {})).data.map(({ kind, count }) => [kind, count]));
  expect(await counts(lia)).toMatchObject({ graveReports: 1, openReports: 1 });
  expect(await counts(admin)).toMatchObject({ graveReports: 1 });
  expect(await counts(other.admin)).toEqual({});
  const [grave] = await queue(admin);
  await step(admin, grave?.id ?? '', 'review');
  await step(lia, grave?.id ?? '', 'warn');
  expect(await toldTo(api, teacher)).toEqual([{ about: 'warned' }]);

  const ofSchool = await write(admin, conversation, 'Usted no entiende nada');
  await report(mother, ofSchool);
  expect(await queue(admin)).toHaveLength(1);
  const mine = (await queue(lia)).find(({ status }) => status === 'open');
  expect(mine).toMatchObject({ level: 'lia', excerpt: 'Usted no entiende nada' });
  expect(await refusal(admin.client.call(getReport, { params: { id: mine?.id ?? '' } }))).toEqual(missing);
  expect(await refusal(step(admin, mine?.id ?? '', 'review'))).toEqual(missing);

  // What a school hands over is decided by LIA.
  const third = await write(teacher, conversation, 'Otra');
  await report(mother, third);
  const ours = (await queue(admin)).find(({ level }) => level === 'school')?.id ?? '';
  expect(await refusal(step(lia, ours, 'review'))).toEqual(missing);
  await step(admin, ours, 'review');
  await step(admin, ours, 'escalate');
  expect(await refusal(step(admin, ours, 'review'))).toEqual(missing);
  expect((await step(lia, ours, 'review')).data.log).toHaveLength(3);
});

test('LIA decides for a school whose last administrator left, also what waited for them', async ({
  api,
  talk,
  lia,
}) => {
  const { mother, admin, teacher, conversation } = talk;
  const atLia = async (text: string) => (await queue(lia)).find(({ excerpt }) => excerpt === text);
  await report(mother, await write(teacher, conversation, 'Espera a la escuela'));
  expect(await atLia('Espera a la escuela')).toBeUndefined();
  await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, admin.id));
  const waiting = await atLia('Espera a la escuela');
  expect(waiting).toMatchObject({ level: 'school' });
  expect((await step(lia, waiting?.id ?? '', 'review')).data).toMatchObject({ status: 'review' });
  await report(mother, await write(teacher, conversation, 'Sin escuela'));
  expect(await atLia('Sin escuela')).toMatchObject({ level: 'lia' });
});

test('announcements and comments on homework are reported too, by a student as well', async ({ api, talk }) => {
  const { teacher, admin, mother, students, groupId } = talk;
  const [ana, rosa] = students;
  const given = { title: 'Aviso', text: 'Con insultos', acknowledge: 0, students: 1 } as const;
  const { data } = await teacher.client.call(createAnnouncement, {
    body: { ...given, audience: 'groups', group_id: groupId },
  });
  await report(ana, data.id, { kind: 'announcement', reason: 'other', text: 'Me puso triste' });
  const homework = await homeworkIdOf(api, await setActivity(api, talk), ana);
  const row = { homeworkId: homework, authorId: teacher.id, body: 'Qué mal' };
  const [forStudent, forFamily] = await api.app.db
    .insert(homeworkComments)
    .values([
      { ...row, audience: 'student' },
      { ...row, audience: 'family' },
    ])
    .returning({ id: homeworkComments.id });
  const comment = (id = ''): [string, Partial<NewReport>] => [id, { kind: 'homeworkComment' }];
  await report(ana, ...comment(forStudent?.id));
  expect(await refusal(report(ana, ...comment(forFamily?.id)))).toEqual(missing);
  expect(await refusal(report(rosa, ...comment(forStudent?.id)))).toEqual(missing);
  const rows = await queue(admin);
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['announcement', 'homeworkComment']);
  for (const { id } of rows) {
    await step(admin, id, 'review');
    await step(admin, id, 'hide');
  }
  expect((await mother.client.call(listMyAnnouncements)).data).toEqual([]);
  expect(await teacher.client.call(listAnnouncements, { query: {} })).toEqual([]);
  const comments = (await mother.client.call(getHomework, { params: { id: homework } })).data.comments;
  expect(comments.map(({ audience }) => audience)).toEqual(['family']);
});

test('what a student reported is in nothing that their guardian reads', async ({ api, talk, lia }) => {
  const { teacher, admin, mother, students, groupId, message } = talk;
  const [ana] = students;
  const given = { title: 'Aviso', text: 'Con insultos', acknowledge: 0, students: 1 } as const;
  const { data: announcement } = await teacher.client.call(createAnnouncement, {
    body: { ...given, audience: 'groups', group_id: groupId },
  });
  await report(ana, announcement.id, { kind: 'announcement', reason: 'danger', text: 'En mi casa me pegan' });
  const [row] = await queue(admin);
  await step(admin, row?.id ?? '', 'review');
  await step(admin, row?.id ?? '', 'warn');
  const kindsRead = async (client: Member['client']) =>
    (await client.call(listNotifications, { query: {} })).data.map(({ kind }) => kind);
  expect(await kindsRead(ana.client)).toContain('moderation');
  const { access_token } = await mother.client.call(viewAsChild, { params: { id: ana.uuid } });
  const view = api.clientOf(access_token);
  expect(await kindsRead(view)).not.toContain('moderation');
  expect((await view.call(countUnread)).data).toBe((await ana.client.call(countUnread)).data - 1);
  const titles = async (client: Member['client']) =>
    (await client.call(getQuickPanel)).notes.map(({ title }) => title).join();
  expect(await titles(ana.client)).toContain('report');
  expect(await titles(view)).not.toContain('report');

  await report(mother, message, { text: 'Me insultó' });
  const archived = async (child?: Member) => {
    const body = { kind: 'access', details: 'Quiero saber qué guardan', ...(child && { child: child.uuid }) } as const;
    const { id } = (await mother.client.call(requestData, { body })).data;
    await lia.client.call(prepareArchive, { params: { id } });
    await api.jobRunner.runDue();
    const bytes = await (await mother.client.call(downloadMyArchive, { params: { id } })).arrayBuffer();
    return Object.keys(unzipSync(new Uint8Array(bytes)));
  };
  expect(await archived(ana)).not.toContain('json/reports.json');
  expect(await archived()).toContain('json/reports.json');
});

test('who reported something and reports it for a graver reason is heard again', async ({ api, talk, lia }) => {
  const { mother, admin, message } = talk;
  await report(mother, message);
  await report(mother, message, { reason: 'danger', about: 'person', text: 'La espera afuera' });
  const made = await queue(admin);
  expect(made.map(({ reason, about }) => [reason, about])).toEqual([
    ['danger', 'person'],
    ['insults', 'content'],
  ]);
  expect((await queue(lia)).map(({ text }) => text)).toContain('La espera afuera');
  expect(await toldTo(api, admin)).toHaveLength(2);
});

test('what a student delivered is reported by the teacher, notified to the school once, and hidden', async ({
  api,
  talk,
}) => {
  const { teacher, admin, students } = talk;
  const [ana, rosa] = students;
  const homework = await homeworkIdOf(api, await setActivity(api, talk), ana);
  const body = { uploads: [], urlPath: ['https://grosero.example.mx/'], ownWork: true };
  await ana.client.call(deliverHomework, { params: { id: homework }, query: {}, body });
  const read = async () => (await teacher.client.call(getHomework, { params: { id: homework } })).data.deliveries[0];
  const id = (await read())?.id ?? '';
  for (const by of [rosa, ana]) expect(await refusal(report(by, id, { kind: 'delivery' }))).toEqual(missing);
  await report(teacher, id, { kind: 'delivery' });
  const [row] = await queue(admin);
  expect(row).toMatchObject({ kind: 'delivery', excerpt: 'Los volcanes\nhttps://grosero.example.mx/' });
  const ofSchool = and(eq(notifications.kind, 'moderation'), eq(notifications.userId, admin.id));
  expect(await api.app.db.$count(notifications, ofSchool)).toBe(1);
  await step(admin, row?.id ?? '', 'review');
  expect((await step(admin, row?.id ?? '', 'hide')).data.log).toHaveLength(2);
  expect(await read()).toMatchObject({ is_hidden: true, url_path: [] });
  await step(admin, row?.id ?? '', 'restore');
  expect(await read()).toMatchObject({ is_hidden: false, url_path: body.urlPath });
});

test('a picture, a voice and files are kept with the report, also where their author takes them back', async ({
  api,
  talk,
  lia,
  other,
}) => {
  const { mother, admin, teacher, conversation, students, groupId } = talk;
  const [ana] = students;
  const params = { id: conversation };
  const { id: message } = (
    await teacher.client.call(sendMessage, { params, body: { urgent: 0 }, files: { 'files[]': [picture] } })
  ).data;
  await report(mother, message, { reason: 'sexual' });
  await teacher.client.call(withdrawMessage, { params: { ...params, message } });
  const [row] = await queue(admin);
  const id = row?.id ?? '';
  expect(row).toMatchObject({ excerpt: '', files: [{ name: 'foto.png', type: 'image/png', size: picture.size }] });
  const file = row?.files[0]?.id ?? '';
  const download = ({ client }: Member, of = id) => client.call(getReportFile, { params: { id: of, file } });
  for (const by of [admin, lia]) expect((await download(by)).size).toBe(picture.size);
  expect(await refusal(download(other.admin))).toEqual(missing);
  for (const by of [mother, teacher, ana]) expect(await refusal(download(by))).toEqual(forbidden);

  const given = { title: 'Aviso', text: 'Con foto', acknowledge: 0 } as const;
  const { id: announcement, files } = (
    await teacher.client.call(createAnnouncement, {
      body: { ...given, students: 1, audience: 'groups', group_id: groupId },
      files: { 'files[]': [picture] },
    })
  ).data;
  await report(mother, announcement, { kind: 'announcement' });
  await teacher.client.call(updateAnnouncement, {
    params: { id: announcement },
    body: { ...given, toDeleteFiles: JSON.stringify(files.map((one) => one.id)) },
  });
  const ofAnnouncement = (await queue(admin)).find(({ kind }) => kind === 'announcement');
  const kept = { params: { id: ofAnnouncement?.id ?? '', file: ofAnnouncement?.files[0]?.id ?? '' } };
  expect((await admin.client.call(getReportFile, kept)).size).toBe(picture.size);
  // A file of another report.
  expect(await refusal(download(admin, kept.params.id))).toEqual(missing);

  const homework = await homeworkIdOf(api, await setActivity(api, talk), ana);
  await teacher.client.call(commentHomework, {
    params: { id: homework },
    body: { audience: 'student', seconds: 3 },
    files: { audio: [new File([new Uint8Array(demoAudio())], 'voz.wav')] },
  });
  const [spoken] = (await ana.client.call(getHomework, { params: { id: homework } })).data.comments;
  await report(ana, spoken?.id ?? '', { kind: 'homeworkComment' });
  await ana.client.call(deliverHomework, {
    params: { id: homework },
    query: {},
    body: { ownWork: true },
    files: { files: [picture] },
  });
  const [delivery] = (await teacher.client.call(getHomework, { params: { id: homework } })).data.deliveries;
  await report(teacher, delivery?.id ?? '', { kind: 'delivery' });
  const names = (await queue(admin)).map(({ kind, files: those }) => [kind, those.map(({ name }) => name)]);
  expect(names.slice(0, 2)).toEqual([
    ['delivery', ['foto.png']],
    ['homeworkComment', ['voz.wav']],
  ]);
});

test('what one does not read is not reported, and other schools see nothing of it', async ({
  api,
  talk,
  other,
  lia,
}) => {
  const { mother, teacher, admin, students, message } = talk;
  const stranger = await api.member('padre');
  for (const by of [stranger, students[0], other.teacher, other.admin, teacher])
    expect(await refusal(report(by, message))).toEqual(missing);
  for (const by of [lia, await api.member()]) expect(await refusal(report(by, message))).toEqual(forbidden);
  await report(mother, message);
  const [row] = await queue(admin);
  const id = row?.id ?? '';
  expect(await queue(other.admin)).toEqual([]);
  expect(await refusal(other.admin.client.call(getReport, { params: { id } }))).toEqual(missing);
  expect(await refusal(step(other.admin, id, 'review'))).toEqual(missing);
  for (const by of [mother, teacher, students[0]]) {
    expect(await refusal(queue(by))).toEqual(forbidden);
    expect(await refusal(by.client.call(getReport, { params: { id } }))).toEqual(forbidden);
    expect(await refusal(step(by, id, 'review'))).toEqual(forbidden);
  }
  expect(await refusal(report(mother, message, { reason: 'other' }))).toEqual([422, 'VALIDATION_FAILED', ['text']]);
  const { config } = api.app;
  config.rateLimits = true;
  const expiresAt = new Date(Date.now() + 60_000);
  await api.app.db.insert(attempts).values({ key: `reports:${mother.id}`, count: REPORTS_PER_DAY, expiresAt });
  expect(await refusal(report(mother, message))).toEqual([429, 'RATE_LIMITED', []]);
  config.rateLimits = false;
});

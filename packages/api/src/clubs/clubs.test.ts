import {
  changeMember,
  createClub,
  createPost,
  createTeacherPost,
  decidePost,
  getClub,
  getMyClub,
  getPostFile,
  joinClub,
  listClubs,
  listMyClubs,
  updateClub,
  withdrawPost,
} from '@lia/sdk/clubs/endpoints';
import { MAX_WAITING } from '@lia/sdk/clubs/rules';
import { addGroupStudents, removeGroupStudent } from '@lia/sdk/groups/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listReports, makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { deactivateUser } from '@lia/sdk/users/endpoints';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { schoolMembers } from '../institutions/tables.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { type Member, test as base } from '../testing/api.ts';
import { create, groupOf, join as joinSchool, makeSchool, pupil, type School } from '../testing/groups.ts';
import { exif, jpeg, segment, withSegments } from '../testing/photos.ts';
import { refusal } from '../testing/refusal.ts';
import { clubPosts } from './tables.ts';

interface WithClub extends School {
  club: string;
}

const about = { topic: 'reading', name: 'Club de lectura', about: 'Libros que nos gustan.' } as const;
const open = async ({ id, teacher }: School) =>
  (await teacher.client.call(createClub, { body: { ...about, school_id: id } })).data.id;

const test = base.extend<{ school: WithClub; other: School }>({
  school: async ({ api }, use) => {
    const school = await makeSchool(api);
    await use({ ...school, club: await open(school) });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
});

const missing = [404, 'NOT_FOUND', []];
const forbidden = [403, 'FORBIDDEN', []];
const PLACE = '19.0414N98.2063W';
const picture = new File([new Uint8Array(demoLogo())], 'dibujo.png');

const of = (id: string) => ({ params: { id } });
const join = ({ client }: Member, id: string, member = true) => client.call(joinClub, { ...of(id), body: { member } });
const post = ({ client }: Member, id: string, text = 'Leí El principito.', files: File[] = []) =>
  client.call(createPost, { ...of(id), body: { text }, files: { 'files[]': files } });
const decide = ({ client }: Member, id: string, one: string, status: 'approved' | 'hidden') =>
  client.call(decidePost, { params: { id, post: one }, body: { status } });
const textsOf = async ({ client }: Member, id: string) =>
  (await client.call(getMyClub, of(id))).data.posts.map(({ text, status }) => [text, status]);

test('what a student posts is read by others once their teacher approves it, and no longer once it is hidden', async ({
  school,
}) => {
  const { club, teacher, students, admin } = school;
  const [ana, rosa] = students;
  await join(ana, club);
  await join(rosa, club);
  const photo = new File([new Uint8Array(withSegments(segment(0xe1, 'Exif\0\0', exif(1, PLACE))))], 'parque.jpg');
  const call = { ...of(club), body: { text: 'Leí El principito.' }, files: { 'files[]': [picture, photo] } };
  const idempotencyKey = newIdempotencyKey();
  const sent = await ana.client.call(createPost, { ...call, idempotencyKey });
  expect(sent.message).toBe('Tu maestra o maestro la va a leer primero');
  expect((await ana.client.call(createPost, { ...call, idempotencyKey })).data).toEqual(sent.data);
  const { id, files } = sent.data;
  const see = ({ client }: Member, called = picture.name) =>
    client.call(getPostFile, { params: { post: id, file: files.find(({ name }) => name === called)?.id ?? '' } });

  expect(await textsOf(ana, club)).toEqual([['Leí El principito.', 'waiting']]);
  expect(await textsOf(rosa, club)).toEqual([]);
  expect(await refusal(see(rosa))).toEqual(missing);
  expect((await see(ana)).size).toBe(picture.size);
  expect(await teacher.client.call(listClubs)).toMatchObject({ data: [{ id: club, waiting: 1, members: 2 }] });

  await decide(teacher, club, id, 'approved');
  const { posts } = (await rosa.client.call(getMyClub, of(club))).data;
  // By first name and avatar alone; who moderates knows them by their full name.
  const [{ name, last_name } = { name: '', last_name: '' }] = (
    await teacher.client.call(getClub, of(club))
  ).data.people.filter(({ uuid }) => uuid === ana.uuid);
  expect(posts).toMatchObject([{ author: { name, avatar_path: null }, mine: false, by_teacher: false }]);
  expect(JSON.stringify(posts)).not.toContain(ana.uuid);
  expect(last_name).not.toBe('');
  expect(JSON.stringify(posts)).not.toContain(last_name);
  expect((await see(rosa)).size).toBe(picture.size);
  // Without the place where it was taken.
  expect(Buffer.from(await (await see(rosa, photo.name)).arrayBuffer())).toEqual(jpeg);
  // Who runs the school moderates as well.
  await decide(admin, club, id, 'hidden');
  expect(await textsOf(rosa, club)).toEqual([]);
  expect(await refusal(see(rosa))).toEqual(missing);
  expect(await textsOf(ana, club)).toEqual([['Leí El principito.', 'hidden']]);
  expect(await refusal(decide(ana, club, id, 'approved'))).toEqual(forbidden);
});

test('what a student with a deactivated account posted is read by moderators alone, and they are counted no more', async ({
  api,
  school,
}) => {
  const { club, teacher, students } = school;
  const [ana, rosa] = students;
  await join(ana, club);
  await join(rosa, club);
  const { id, files } = (await post(ana, club, 'Leí El principito.', [picture])).data;
  await decide(teacher, club, id, 'approved');
  const see = ({ client }: Member) => client.call(getPostFile, { params: { post: id, file: files[0]?.id ?? '' } });
  expect((await see(rosa)).size).toBe(picture.size);

  const lia = await api.member('admin');
  await lia.client.call(deactivateUser, { params: { id: ana.uuid }, body: {} });
  expect((await rosa.client.call(getMyClub, of(club))).data).toMatchObject({ club: { people: 1 }, posts: [] });
  expect(await refusal(see(rosa))).toEqual(missing);
  const { data } = await teacher.client.call(getClub, of(club));
  expect(data.posts).toMatchObject([{ id, text: 'Leí El principito.' }]);
  expect((await see(teacher)).size).toBe(picture.size);
});

test('a post is reported by who reads it, hidden by the school, and not before it is approved', async ({
  school,
  other,
}) => {
  const { club, students, teacher, admin } = school;
  const [ana, rosa] = students;
  await join(ana, club);
  await join(rosa, club);
  const { id, files } = (await post(ana, club, 'Leí El principito.', [picture])).data;
  const see = ({ client }: Member) => client.call(getPostFile, { params: { post: id, file: files[0]?.id ?? '' } });
  const report = ({ client }: Member) =>
    client.call(makeReport, { body: { kind: 'clubPost', id, about: 'content', reason: 'insults', text: '' } });
  expect(await refusal(report(rosa))).toEqual(missing);
  await decide(teacher, club, id, 'approved');
  expect(await refusal(report(other.students[0]))).toEqual(missing);
  // No one reports themselves.
  expect(await refusal(report(ana))).toEqual(missing);
  await report(rosa);
  const [one] = await admin.client.call(listReports, { query: {} });
  expect(one).toMatchObject({ kind: 'clubPost' });
  const step = (action: 'review' | 'hide' | 'restore') =>
    admin.client.call(moderate, { ...of(one?.id ?? ''), body: { action, note: 'Lo revisamos' } });
  await step('review');
  await step('hide');
  expect(await textsOf(rosa, club)).toEqual([]);
  // Only who hid it shows it again, not who moderates the club.
  for (const status of ['approved', 'hidden'] as const)
    expect(await refusal(decide(teacher, club, id, status))).toEqual([409, 'CLUB_POST_MODERATED', []]);
  // It is there for no one, its author included: who moderates the club sees that it was hidden.
  for (const member of [rosa, ana]) expect(await textsOf(member, club)).toEqual([]);
  for (const moderator of [teacher, admin]) {
    expect((await moderator.client.call(getClub, of(club))).data.posts).toMatchObject([
      { status: 'hidden', moderated: true, text: '', files: [] },
    ]);
  }
  for (const person of [rosa, ana, teacher, admin]) expect(await refusal(see(person))).toEqual(missing);
  await step('restore');
  for (const member of [rosa, ana]) expect(await textsOf(member, club)).toEqual([['Leí El principito.', 'approved']]);
  expect((await see(ana)).size).toBe(picture.size);
});

test('in the school of public registrations a club is there for students of its teacher’s groups alone', async ({
  api,
}) => {
  const teacher = await joinSchool(api, await api.member('maestro'), PUBLIC_SCHOOL_ID, 'teacher');
  const [own, stranger] = [await pupil(api, PUBLIC_SCHOOL_ID), await pupil(api, PUBLIC_SCHOOL_ID)];
  const { id: groupId } = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }));
  const admin = await api.member('admin');
  await admin.client.call(addGroupStudents, { body: { groupId, students: [own.uuid] } });
  const body = { ...about, school_id: PUBLIC_SCHOOL_ID };
  const club = (await teacher.client.call(createClub, { body })).data.id;
  await join(own, club);
  expect(await refusal(join(stranger, club))).toEqual(missing);
  expect((await stranger.client.call(listMyClubs, {})).data).toEqual([]);
  // Who left the group has left what is written there.
  await teacher.client.call(removeGroupStudent, { params: { groupId, student: own.uuid } });
  expect(await refusal(own.client.call(getMyClub, of(club)))).toEqual(missing);
});

test('contact data is refused with a kind message, from students alone', async ({ school }) => {
  const { club, students, teacher } = school;
  const [ana] = students;
  await join(ana, club);
  for (const text of ['Escríbeme a ana@example.com', 'Mi cel es 55 1234 5678', 'www.ejemplo.mx'])
    expect(await refusal(post(ana, club, text))).toEqual([422, 'VALIDATION_FAILED', ['text']]);
  const link = 'Lean https://www.gob.mx/cultura';
  const { data } = await teacher.client.call(createTeacherPost, {
    ...of(club),
    body: { text: link },
    files: { 'files[]': [] },
  });
  expect(data).toMatchObject({ status: 'approved', by_teacher: true });
  expect(await textsOf(ana, club)).toEqual([[link, 'approved']]);
  const gif = new File([new Uint8Array([71, 73, 70, 56, 57, 97])], 'dibujo.png');
  expect(await refusal(post(ana, club, 'Mira', [gif]))).toEqual([422, 'VALIDATION_FAILED', ['files[]']]);
});

test('only members post, five at a time, and take back what they wrote', async ({ school }) => {
  const { club, students, teacher } = school;
  const [ana, rosa] = students;
  expect(await refusal(post(ana, club))).toEqual([409, 'CLUB_MEMBERS', []]);
  await join(ana, club);
  await join(ana, club);
  const ids: string[] = [];
  for (let at = 0; at < MAX_WAITING; at += 1) ids.push((await post(ana, club, `Libro ${at}`)).data.id);
  expect(await refusal(post(ana, club))).toEqual([409, 'CLUB_WAITING', []]);
  const [first = ''] = ids;
  const back = ({ client }: Member) => client.call(withdrawPost, { params: { id: club, post: first } });
  expect(await refusal(back(rosa))).toEqual(missing);
  await back(ana);
  await back(ana);
  expect(await textsOf(ana, club)).toHaveLength(MAX_WAITING - 1);
  expect(await refusal(decide(teacher, club, first, 'approved'))).toEqual(missing);
  // Who leaves reads it no more, and may come back.
  await join(ana, club, false);
  expect(await textsOf(ana, club)).toEqual([]);
  await join(ana, club);
  expect(await textsOf(ana, club)).toHaveLength(MAX_WAITING - 1);
});

test('who was removed does not come back by themselves', async ({ school }) => {
  const { club, students, teacher } = school;
  const [ana, rosa] = students;
  await join(ana, club);
  const change = (member: boolean, who = ana) =>
    teacher.client.call(changeMember, { params: { id: club, member: who.uuid }, body: { member } });
  expect(await refusal(change(false, rosa))).toEqual(missing);
  await change(false);
  expect(await refusal(join(ana, club))).toEqual([409, 'CLUB_REMOVED', []]);
  // Leaving is no way around it.
  await join(ana, club, false);
  expect(await refusal(join(ana, club))).toEqual([409, 'CLUB_REMOVED', []]);
  expect((await ana.client.call(listMyClubs)).data).toMatchObject([{ member: false, removed: true }]);
  await change(true);
  expect((await ana.client.call(listMyClubs)).data).toMatchObject([{ member: true, removed: false }]);
});

test('clubs of another school are not there, nor a closed one, nor one whose teacher left', async ({
  api,
  school,
  other,
}) => {
  const { club, students, teacher, admin, id: schoolId } = school;
  const [ana] = students;
  const [stranger] = other.students;
  await join(ana, club);
  const { id } = (await post(ana, club, 'Con dibujo', [picture])).data;
  const [{ files } = { files: [] }] = (await ana.client.call(getMyClub, of(club))).data.posts;
  await decide(teacher, club, id, 'approved');
  expect((await stranger.client.call(listMyClubs)).data).toEqual([]);
  const another = await open(school);
  const body = { ...about, closed: false };
  const colleague = await api.member('maestro');
  await api.app.db.insert(schoolMembers).values({ userId: colleague.id, schoolId, role: 'teacher' });
  const calls = [
    stranger.client.call(getMyClub, of(club)),
    join(stranger, club),
    post(stranger, club),
    stranger.client.call(getPostFile, { params: { post: id, file: files[0]?.id ?? '' } }),
    stranger.client.call(withdrawPost, { params: { id: club, post: id } }),
    ...[other.teacher, other.admin, colleague].flatMap((one) => [
      one.client.call(getClub, of(club)),
      one.client.call(updateClub, { ...of(club), body }),
      one.client.call(createTeacherPost, { ...of(club), body: { text: 'Hola' }, files: { 'files[]': [] } }),
      decide(one, club, id, 'hidden'),
      one.client.call(changeMember, { params: { id: club, member: ana.uuid }, body: { member: false } }),
      one.client.call(getPostFile, { params: { post: id, file: files[0]?.id ?? '' } }),
    ]),
    // A post of another club of the same teacher.
    decide(teacher, another, id, 'hidden'),
    other.teacher.client.call(createClub, { body: { ...about, school_id: schoolId } }),
  ];
  expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => missing));
  expect(await other.admin.client.call(listClubs)).toEqual({ data: [] });
  expect(await refusal(admin.client.call(createClub, { body: { ...about, school_id: schoolId } }))).toEqual(forbidden);

  const closed = await admin.client.call(updateClub, {
    ...of(club),
    body: { ...about, name: 'Lectores', closed: true },
  });
  expect(closed.data).toMatchObject({ name: 'Lectores', closed: true });
  expect(await refusal(ana.client.call(getMyClub, of(club)))).toEqual(missing);
  await admin.client.call(updateClub, { ...of(club), body });
  // A teacher who left the school moderates nothing in it.
  await api.app.db.delete(schoolMembers).where(eq(schoolMembers.userId, teacher.id));
  expect(await refusal(teacher.client.call(getClub, of(club)))).toEqual(missing);
  expect(await admin.client.call(getClub, of(club))).toMatchObject({ data: { club: { waiting: 0 } } });
  expect(await api.app.db.$count(clubPosts, and(eq(clubPosts.clubId, club), eq(clubPosts.status, 'approved')))).toBe(1);
});

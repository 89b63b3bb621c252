import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import { loginByCode } from '@lia/sdk/accounts/endpoints';
import { makeChildCard } from '@lia/sdk/children/endpoints';
import {
  listConversations,
  listMessages,
  readConversation,
  sendMessage,
  startConversation,
} from '@lia/sdk/conversations/endpoints';
import { checkCertificate, getCourseOutline, issueCertificate } from '@lia/sdk/lessons/endpoints';
import { mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../../accounts/guardianships.ts';
import { notifications } from '../../accounts/notifications/tables.ts';
import { notifyOfMessages } from '../../conversations/notices.ts';
import { certificateColumns } from '../../lessons/certificates.ts';
import { certificates, lessonProgress } from '../../lessons/tables.ts';
import { inTransaction } from '../../platform/database.ts';
import { found } from '../../platform/errors.ts';
import { type Member, type RunningApi, test } from '../../testing/api.ts';
import { join, makeSchool, pupil } from '../../testing/groups.ts';
import { makeClassroom } from '../../testing/homework.ts';
import { givePlace, makeStudiedCourse } from '../../testing/lessons.ts';
import { refusal } from '../../testing/refusal.ts';

async function merge(api: RunningApi, kept: Member, merged: Member): Promise<void> {
  const { client } = await api.member('admin');
  const params = { id: kept.uuid, other: merged.uuid };
  const { version, conflicts } = await client.call(previewMerge, { params });
  await client.call(mergeUsers, { params, body: { version, keep: {}, confirmed: conflicts } });
}

test('messages about two accounts of one student are one conversation, and no one has read what they have not', async ({
  api,
}) => {
  const { teacher, students, id: school_id, groupId: group_id } = await makeClassroom(api);
  const [kept, merged] = students;
  const [mother, father] = [await api.member('padre'), await api.member('padre')];
  await inTransaction(api.app.db, async (tx) => {
    await addGuardian(tx, mother.id, kept.id);
    await addGuardian(tx, father.id, merged.id);
  });
  const begin = async ({ uuid: student }: Member) =>
    (await teacher.client.call(startConversation, { body: { student, school_id, group_id } })).data;
  const write = async ({ client }: Member, id: string, text: string) =>
    (await client.call(sendMessage, { params: { id }, body: { text, urgent: 0 } })).data.id;
  const read = async ({ client }: Member, id: string) =>
    (await client.call(listMessages, { params: { id }, query: {} })).data;
  const see = ({ client }: Member, id: string, through: string) =>
    client.call(readConversation, { params: { id }, body: { through } });
  const [own, other] = [await begin(kept), await begin(merged)];
  await see(mother, own.id, await write(teacher, own.id, 'Trae su libro'));
  await see(father, other.id, await write(teacher, other.id, '¿Cómo sigue?'));
  await write(father, other.id, 'Ya está mejor');
  await write(teacher, other.id, 'Qué bueno');
  await notifyOfMessages(api.app.db, new Date(Date.now() + 7 * 86_400_000));

  await merge(api, kept, merged);

  const [conversation, ...more] = (await mother.client.call(listConversations, { query: {} })).data;
  expect([conversation?.id, more]).toEqual([own.id, []]);
  expect((await teacher.client.call(listConversations, { query: {} })).data).toMatchObject([{ id: own.id }]);
  const seen = (await read(teacher, own.id)).map(({ text, seen: by }) => [text, by.length]);
  expect(seen).toEqual([
    ['Trae su libro', 1],
    ['¿Cómo sigue?', 0],
    ['Ya está mejor', 0],
    ['Qué bueno', 0],
  ]);
  // The mother has read what was in hers, the father not what came before his.
  expect(conversation?.unread).toBe(3);
  expect((await father.client.call(listConversations, { query: {} })).data).toMatchObject([
    { id: own.id, unread: 3, last: { text: 'Qué bueno' } },
  ]);
  const notices = await api.app.db
    .select({ data: notifications.data })
    .from(notifications)
    .where(and(eq(notifications.userId, father.id), eq(notifications.kind, 'message')));
  expect(notices).toMatchObject([{ data: { conversation: own.id } }]);
  await see(father, own.id, await write(mother, own.id, 'Gracias'));
  expect((await father.client.call(listConversations, { query: {} })).data).toMatchObject([{ unread: 0 }]);
});

/** Makes a student a card, and answers its code. */
async function cardOf({ client }: Member, { uuid }: Member): Promise<string> {
  const { data } = await client.call(makeAccessCards, { body: { users: [uuid] } });
  return found(data[0]).code;
}

test('cards of two accounts of one student go on to open it, one of each school', async ({ api }) => {
  const [school, other] = [await makeSchool(api), await makeSchool(api)];
  const [kept, merged] = school.students;
  await join(api, merged, other.id, 'student');
  const [own, second] = [await cardOf(school.admin, kept), await cardOf(school.admin, merged)];
  const elsewhere = await cardOf(other.admin, merged);

  await merge(api, kept, merged);

  const enter = (code: string) => api.visitor.call(loginByCode, { body: { code } });
  for (const code of [own, elsewhere]) expect((await enter(code)).user.uuid).toBe(kept.uuid);
  expect(await refusal(enter(second))).toEqual([401, 'ACCESS_CODE_UNKNOWN', []]);
});

test('a card of a family and one of a school do not both open the account that two are merged into', async ({
  api,
}) => {
  const [school, mother] = [await makeSchool(api), await api.member('padre')];
  const familyCard = async (student: Member): Promise<string> => {
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, student.id));
    return found((await mother.client.call(makeChildCard, { params: { id: student.uuid } })).data[0]).code;
  };
  const [kept, merged] = school.students;
  const [others, another] = [await pupil(api, school.id), await pupil(api, school.id)];
  const cards = [
    [await cardOf(school.admin, kept), await familyCard(merged)],
    [await familyCard(others), await cardOf(school.admin, another)],
  ] as const;

  await merge(api, kept, merged);
  await merge(api, others, another);

  const enter = (code: string) => api.visitor.call(loginByCode, { body: { code } });
  for (const [own, second] of cards) {
    await enter(own);
    expect(await refusal(enter(second))).toEqual([401, 'ACCESS_CODE_UNKNOWN', []]);
  }
});

test('certificates of one course that two accounts had hold both, and one is shown', async ({ api }) => {
  const { course } = await makeStudiedCourse(api);
  const certified = async (): Promise<[Member, string]> => {
    const member = await api.member('maestro');
    await givePlace(api, member, course);
    const row = certificateColumns({ id: member.id, name: 'Ana', lastName: 'López' }, { ...course, hours: 12 });
    await api.app.db.insert(certificates).values(row);
    return [member, row.code];
  };
  const [[kept, code], [merged, other]] = [await certified(), await certified()];

  await merge(api, kept, merged);

  const check = (one: string) => api.visitor.call(checkCertificate, { params: { code: one } });
  expect([await check(code), await check(other)]).toMatchObject([{ data: { valid: true } }, { data: { valid: true } }]);
  const params = { id: course.id };
  expect((await kept.client.call(issueCertificate, { params })).data).toMatchObject({ code });
  expect((await kept.client.call(getCourseOutline, { params })).data).toMatchObject({ certificate: { code } });
});

test('lessons that two accounts of one student have studied are of one, completed where either did', async ({
  api,
}) => {
  const { text, file, quiz } = await makeStudiedCourse(api);
  const [kept, merged] = [await api.member('alumno'), await api.member('alumno')];
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  await api.app.db.insert(lessonProgress).values([
    { userId: kept.id, lessonId: text, startedAt: at(5), openedAt: at(6) },
    { userId: merged.id, lessonId: text, startedAt: at(2), openedAt: at(4), completedAt: at(3) },
    { userId: merged.id, lessonId: file, startedAt: at(4), openedAt: at(4) },
    { userId: kept.id, lessonId: quiz, startedAt: at(7), openedAt: at(8), completedAt: at(8) },
  ]);

  await merge(api, kept, merged);

  const rows = await api.app.db.select().from(lessonProgress).where(eq(lessonProgress.userId, kept.id));
  const of = (id: string) => rows.find(({ lessonId }) => lessonId === id);
  expect(of(text)).toMatchObject({ startedAt: at(2), openedAt: at(6), completedAt: at(3) });
  expect(of(file)).toMatchObject({ startedAt: at(4), completedAt: null });
  expect(of(quiz)).toMatchObject({ completedAt: at(8) });
});

import { commentHomework, getHomework, getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import type { Audience } from '@lia/sdk/deliveries/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, test as base } from '../testing/api.ts';
import { type Classroom, homeworkIdOf, makeClassroom, setActivity } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';
import { demoAudio } from './demoAudio.ts';

const test = base.extend<{ room: Classroom; other: Classroom }>({
  room: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
  other: [async ({ api }, use) => use(await makeClassroom(api)), { scope: 'file' }],
});

const missing = [404, 'NOT_FOUND', []];
const invalid = (field: string) => [422, 'VALIDATION_FAILED', [field]];
/** The head of what browsers record: a WebM without a track. */
const webm = Buffer.from('1a45dfa3874282847765626d', 'hex');
const spoken = (name: string, bytes: Uint8Array) => ({ audio: [new File([new Uint8Array(bytes)], name)] });
const commentsOf = async ({ client }: Member, id: string) =>
  (await client.call(getHomework, { params: { id } })).data.comments;

test('a comment is spoken, heard by whom it is for, and by no one else', async ({ api, room, other }) => {
  const [student, classmate] = room.students;
  const mother = await api.member('Padre-M');
  await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, student.id));
  const id = await homeworkIdOf(api, await setActivity(api, room), student);
  const addComment = (audience: Audience, idempotencyKey = newIdempotencyKey()) =>
    room.teacher.client.call(commentHomework, {
      params: { id },
      body: { audience, seconds: 42, ...(audience === 'family' && { body: 'Para su familia' }) },
      files: spoken('comentario.webm', webm),
      idempotencyKey,
    });
  const key = newIdempotencyKey();
  await addComment('student', key);
  await addComment('student', key);
  const { data } = await addComment('family');
  expect(data.comments).toMatchObject([
    { audience: 'student', body: '', audio: { type: 'video/webm', seconds: 42 } },
    { audience: 'family', body: 'Para su familia', audio: { seconds: 42 } },
  ]);
  const [forStudent, forFamily] = data.comments.map(({ audio }) => audio?.id ?? '');
  expect(data.comments.map(({ mine }) => mine)).toEqual([true, true]);
  const ofOthers = data.comments.map((comment) => ({ ...comment, mine: false }));
  expect(await commentsOf(student, id)).toEqual(ofOthers.slice(0, 1));
  expect(await commentsOf(mother, id)).toEqual(ofOthers);

  const hear = async ({ client }: Member, file = '') =>
    Buffer.from(await (await client.call(getHomeworkFile, { params: { id, file } })).arrayBuffer());
  for (const member of [student, mother, room.teacher, room.admin])
    expect(await hear(member, forStudent)).toEqual(webm);
  for (const member of [mother, room.teacher]) expect(await hear(member, forFamily)).toEqual(webm);
  expect(await refusal(hear(student, forFamily))).toEqual(missing);
  for (const member of [classmate, other.teacher, other.students[0]])
    expect(await refusal(hear(member, forStudent))).toEqual(missing);
  const { headers } = await api.request('GET', `/tareas/${id}/files/${forStudent}`, { token: student.token });
  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox/);
});

test('a spoken comment is audio of a size and length, from the teacher of the student', async ({
  api,
  room,
  other,
}) => {
  const [student] = room.students;
  const id = await homeworkIdOf(api, await setActivity(api, room), student);
  const comment = ({ client }: Member, name: string, bytes: Uint8Array, seconds?: number) =>
    refusal(
      client.call(commentHomework, {
        params: { id },
        body: { audience: 'student', seconds },
        files: spoken(name, bytes),
      }),
    );
  const large = Buffer.alloc(5 * 1024 * 1024 + 1);
  webm.copy(large);
  expect(await comment(room.teacher, 'a.webm', large, 42)).toEqual(invalid('audio'));
  expect(await comment(room.teacher, 'a.webm', Buffer.from('<script>alert(1)</script>'), 42)).toEqual(invalid('audio'));
  expect(await comment(room.teacher, 'a.mp3', webm, 42)).toEqual(invalid('audio'));
  expect(await comment(room.teacher, 'a.webm', webm)).toEqual(invalid('seconds'));
  expect(await comment(room.teacher, 'a.webm', webm, 181)).toEqual(invalid('seconds'));
  const empty = { params: { id }, body: { audience: 'student' as const } };
  expect(await refusal(room.teacher.client.call(commentHomework, empty))).toEqual(invalid('body'));
  expect(await comment(student, 'a.webm', webm, 42)).toEqual([403, 'FORBIDDEN', []]);
  expect(await comment(other.teacher, 'a.webm', webm, 42)).toEqual(missing);
  expect(await commentsOf(room.teacher, id)).toEqual([]);

  await room.teacher.client.call(commentHomework, {
    params: { id },
    body: { audience: 'student', seconds: 2 },
    files: spoken('ejemplo.wav', demoAudio()),
  });
  expect(await commentsOf(student, id)).toMatchObject([{ audio: { type: 'audio/wav' } }]);
});

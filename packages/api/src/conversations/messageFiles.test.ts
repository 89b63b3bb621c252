import { getMessageFile, listMessages, sendMessage, startConversation } from '@lia/sdk/conversations/endpoints';
import type { NewMessage } from '@lia/sdk/conversations/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { exifOf } from '../platform/metadata/exif.ts';
import type { Member } from '../testing/api.ts';
import { familiesTest as test } from '../testing/guardians.ts';
import { exif, segment, withSegments } from '../testing/photos.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, uploadFile } from '../testing/uploads.ts';

const missing = [404, 'NOT_FOUND', []];
const picture = new File([new Uint8Array(demoLogo())], 'receta.png');

const begin = async ({ client }: Member, { uuid }: Member, school_id: number, group_id: string) =>
  (await client.call(startConversation, { body: { student: uuid, school_id, group_id } })).data;
const write = ({ client }: Member, id: string, change: Partial<NewMessage>, files: File[] = []) =>
  client.call(sendMessage, { params: { id }, body: { urgent: 0, ...change }, files: { 'files[]': files } });

test('a photo reaches the other parent without the place where it was taken, and upright', async ({ room }) => {
  const { mother, father, students, id: schoolId, groupId } = room;
  const { id } = await begin(mother, students[0], schoolId, groupId);
  const taken = withSegments(segment(0xe1, 'Exif\0\0', exif(6, '19.0414N98.2063W')));
  const { data } = await mother.client.call(sendMessage, {
    params: { id },
    body: { urgent: 0 },
    files: { 'files[]': [new File([new Uint8Array(taken)], 'parque.jpg')] },
  });
  const file = data.files[0];
  const params = { id, message: data.id, file: file?.id ?? '' };
  const got = Buffer.from(await (await father.client.call(getMessageFile, { params })).arrayBuffer());
  expect(got).toEqual(withSegments(segment(0xe1, 'Exif\0\0', exifOf(6))));
  expect(file?.size).toBe(got.length);
});

test('a message takes finished uploads of its author beside the files of the call, once', async ({ api, room }) => {
  const { mother, father, teacher, students, id: schoolId, groupId } = room;
  const { id } = await begin(mother, students[0], schoolId, groupId);
  const uploaded = ({ token }: Member, name: string) =>
    uploadFile({ origin: api.origin, token }, 'message', name, new Uint8Array(demoLogo()));
  const naming = (...ids: string[]) => ({ uploads: JSON.stringify(ids) });
  const own = await uploaded(mother, 'grande.png');
  expect(await refusal(write(father, id, naming(own)))).toEqual(missing);

  // What comes with files needs no text.
  const call = {
    params: { id },
    body: { urgent: 0, ...naming(own) },
    files: { 'files[]': [picture] },
    idempotencyKey: newIdempotencyKey(),
  } as const;
  const { data } = await mother.client.call(sendMessage, call);
  expect(data).toMatchObject({ text: '', files: [{ name: 'receta.png' }, { name: 'grande.png', type: 'image/png' }] });
  expect((await mother.client.call(sendMessage, call)).data).toEqual(data);
  expect(await refusal(write(mother, id, naming(own)))).toEqual(missing);
  expect((await teacher.client.call(listMessages, { params: { id }, query: {} })).data).toHaveLength(1);
  const fetched = { params: { id, message: data.id, file: data.files[1]?.id ?? '' } };
  expect((await teacher.client.call(getMessageFile, fetched)).size).toBe(picture.size);

  const others = naming(await uploaded(mother, '1.png'), await uploaded(mother, '2.png'));
  expect(await refusal(write(mother, id, others, [picture, picture]))).toEqual([422, 'VALIDATION_FAILED', ['files[]']]);
  const begun = (name: string, { token }: Member) =>
    beginUploadFor({ origin: api.origin, token }, { purpose: 'message', rowId: null }, name, 10);
  expect(await begun('junta.exe', mother)).toMatchObject({ status: 422 });
  // Students write to no one.
  expect(await begun('junta.mp4', students[0])).toMatchObject({ status: 403 });
  const unfinished = (await begun('junta.mp4', mother)).headers.get('location')?.split('/').at(-1) ?? '';
  expect(await refusal(write(mother, id, naming(unfinished)))).toEqual([409, 'UPLOAD_UNFINISHED', []]);
});

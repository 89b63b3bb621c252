import { randomBytes, randomUUID } from 'node:crypto';

import { getMedia, getMediaAddress, reportProgress } from '@lia/sdk/media/endpoints';
import {
  createResource,
  deleteResource,
  getElements,
  getResourceFile,
  getSharedElements,
  listResources,
  restoreResource,
  updateResource,
} from '@lia/sdk/resources/endpoints';
import { MAX_DEPTH } from '@lia/sdk/resources/rules';
import type { NewResource, ResourceUpdate } from '@lia/sdk/resources/schema';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';

import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import { mediaProgress } from '../media/tables.ts';
import { storedFiles } from '../platform/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { join, makeSchool, type School } from '../testing/groups.ts';
import { type Classroom, makeClassroom } from '../testing/homework.ts';
import { refusal } from '../testing/refusal.ts';
import { beginUploadFor, uploadFile } from '../testing/uploads.ts';
import { sweepResources } from './service.ts';
import { resources } from './tables.ts';

/** A classroom with a colleague in its school. */
const test = base.extend<{ room: Classroom & { colleague: Member }; other: School }>({
  room: async ({ api }, use) => {
    const room = await makeClassroom(api);
    await use({ ...room, colleague: await join(api, await api.member('maestro'), room.id, 'teacher') });
  },
  other: async ({ api }, use) => use(await makeSchool(api)),
});

const missing = [404, 'NOT_FOUND', []];
const of = (id: string) => ({ params: { id } });
const NOTES = 'La respuesta del examen es 42';

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const mp4 = Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), randomBytes(500)]);

const upload = ({ origin }: RunningApi, { token }: Member, name: string, bytes: Buffer): Promise<string> =>
  uploadFile({ origin, token }, 'resource', name, bytes);

const add = async ({ client }: Member, body: NewResource) => (await client.call(createResource, { body })).data;
const change = async ({ client }: Member, id: string, body: ResourceUpdate) =>
  (await client.call(updateResource, { ...of(id), body })).data;
const folder = (name: string, more: Partial<NewResource> = {}): NewResource => ({ kind: 'folder', name, ...more });
const link = (name: string, more: Partial<NewResource> = {}): NewResource => ({
  kind: 'link',
  name,
  url: 'https://sep.example.mx/libro',
  ...more,
});
const elements = async ({ client }: Member, id = 'all') => client.call(getElements, { body: { id } });
const namesFor = async (member: Member, id = 'all') => (await elements(member, id)).data.map(({ name }) => name);
const shared = ({ client }: Member, id = 'all') => client.call(getSharedElements, of(id));
const sharedNames = async (member: Member, id = 'all') => (await shared(member, id)).data.map(({ name }) => name);

test('who teaches keeps resources to themselves, or shares them with their school', async ({ api, room, other }) => {
  const { teacher, colleague, admin, students } = room;
  const mine = await add(teacher, link('Mío', { teacher_notes: NOTES }));
  const ours = await add(teacher, link('De la escuela', { visibility: 'school' }));
  expect(mine).toMatchObject({ visibility: 'own', managed: true, teacher_notes: NOTES, school: { id: room.id } });
  expect(await namesFor(teacher)).toEqual(['De la escuela', 'Mío']);
  expect(await namesFor(colleague)).toEqual(['De la escuela']);
  expect((await elements(colleague)).data).toMatchObject([{ managed: false }]);
  expect((await elements(admin)).data).toMatchObject([{ name: 'De la escuela', managed: true }]);
  expect(await namesFor(other.teacher)).toEqual([]);
  expect(await sharedNames(students[0])).toEqual([]);
  // What one sees is not what one changes.
  for (const { client } of [colleague, other.teacher, other.admin]) {
    const body = { name: 'Otro', url: 'https://otro.example.mx' };
    expect(await refusal(client.call(updateResource, { ...of(ours.id), body }))).toEqual(missing);
    expect(await refusal(client.call(deleteResource, of(ours.id)))).toEqual(missing);
    expect(await refusal(client.call(restoreResource, of(ours.id)))).toEqual(missing);
  }
  expect(await refusal(elements(students[0]))).toEqual([403, 'FORBIDDEN', []]);
  // Who runs the school changes what is shared in it, and it stays there.
  const changed = await change(admin, ours.id, { name: 'De todos', url: ours.url ?? '', visibility: 'school' });
  expect(changed).toMatchObject({ name: 'De todos', school: { id: room.id } });
  // Who leaves the school leaves what they shared, and does not reach it.
  await api.app.db.update(schoolMembers).set({ until: new Date() }).where(eq(schoolMembers.userId, teacher.id));
  expect(await namesFor(teacher)).toEqual([]);
  expect(await namesFor(colleague)).toEqual(['De todos']);
});

test('what an author keeps to themselves is neither found nor changed by LIA', async ({ api, room }) => {
  const { teacher } = room;
  const lia = await api.member('admin');
  const own = await add(teacher, folder('Solo mía'));
  const file = await add(teacher, {
    kind: 'file',
    name: 'Hoja',
    parent_id: own.id,
    upload: await upload(api, teacher, 'hoja.jpg', jpeg),
  });
  const film = await upload(api, teacher, 'clase.mp4', mp4);
  const video = await add(teacher, { kind: 'video', name: 'Video', parent_id: own.id, upload: film });
  await add(teacher, link('De la escuela', { visibility: 'school' }));
  await add(lia, link('De LIA, sin terminar'));
  const seen = await namesFor(lia);
  expect(seen).toEqual(expect.arrayContaining(['De la escuela', 'De LIA, sin terminar']));
  expect(seen).not.toContain('Solo mía');
  const found = await lia.client.call(listResources, { query: {} });
  expect(found.map(({ name }) => name)).not.toContain('Hoja');
  expect(await refusal(elements(lia, own.id))).toEqual(missing);
  expect(await refusal(lia.client.call(getResourceFile, of(file.id)))).toEqual(missing);
  expect(await refusal(lia.client.call(getMedia, of(video.media?.id ?? '')))).toEqual(missing);
  expect(await refusal(change(lia, own.id, { name: 'Otra' }))).toEqual(missing);
  expect(await refusal(add(lia, link('Ajeno', { parent_id: own.id })))).toEqual(missing);
  expect(await refusal(lia.client.call(deleteResource, of(own.id)))).toEqual(missing);
});

test('who changes what another author shared does not take it away from them', async ({ room }) => {
  const { teacher, admin } = room;
  const ours = await add(teacher, folder('Fracciones', { visibility: 'school' }));
  const mine = await add(admin, folder('Solo de la directora'));
  const taken = (field: string) => [422, 'VALIDATION_FAILED', [field]];
  expect(await refusal(change(admin, ours.id, { name: 'Fracciones', visibility: 'own' }))).toEqual(taken('visibility'));
  expect(await refusal(change(admin, ours.id, { name: 'Fracciones', parent_id: mine.id }))).toEqual(taken('parent_id'));
  expect(await namesFor(teacher)).toEqual(['Fracciones']);
});

test('students see what is shared with their group, and never the notes of teachers', async ({ api, room, other }) => {
  const { teacher, students, groupId, colleague } = room;
  const [student] = students;
  const top = await add(
    teacher,
    folder('Fracciones', { visibility: 'groups', groups: [groupId], teacher_notes: NOTES }),
  );
  const inside = { parent_id: top.id, teacher_notes: NOTES } as const;
  await add(teacher, link('Libro', inside));
  const photo = { ...inside, kind: 'file', upload: await upload(api, teacher, 'hoja.jpg', jpeg) } as const;
  const file = await add(teacher, { name: 'Hoja', ...photo });
  const film = {
    ...inside,
    kind: 'video',
    upload: await upload(api, teacher, 'clase.mp4', mp4),
    duration: 10,
  } as const;
  const video = await add(teacher, { name: 'Video', ...film });
  await add(teacher, link('Solo mío', { teacher_notes: NOTES }));
  expect(await sharedNames(student)).toEqual(['Fracciones']);
  expect(await sharedNames(student, top.id)).toEqual(['Hoja', 'Libro', 'Video']);
  expect(JSON.stringify([await shared(student), await shared(student, top.id)])).not.toMatch(
    /notes|respuesta del examen|visibility|author/,
  );
  expect(await shared(student, top.id)).toMatchObject({ folder: { name: 'Fracciones' }, path: [] });
  const bytes = await student.client.call(getResourceFile, of(file.id));
  expect(bytes.size).toBe(jpeg.length);
  const media = of(video.media?.id ?? '');
  expect(await student.client.call(getMedia, media)).toMatchObject({ duration: 10, managed: false });
  const watched = { ...media, body: { position: 9.5, watched: [[0, 9.5]] as [number, number][] } };
  expect(await student.client.call(reportProgress, watched)).toMatchObject({ data: { complete: true } });
  // A colleague watches it as well, and is not tracked.
  await colleague.client.call(reportProgress, watched);
  expect(await api.app.db.$count(mediaProgress, eq(mediaProgress.userId, colleague.id))).toBe(0);

  const strangers = [other.students[0], other.teacher, await api.member('alumno')];
  for (const { client } of strangers) {
    expect(await refusal(client.call(getResourceFile, of(file.id)))).toEqual(missing);
    expect(await refusal(client.call(getMediaAddress, { ...media, query: { quality: 'original' } }))).toEqual(missing);
  }
  expect(await sharedNames(other.students[0])).toEqual([]);
  expect(await refusal(shared(other.students[0], top.id))).toEqual(missing);
  const sharing = folder('Ajena', { visibility: 'groups', groups: [groupId] });
  for (const stranger of [other.teacher, colleague]) expect(await refusal(add(stranger, sharing))).toEqual(missing);
  // Who leaves the group does not see it any more.
  await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(eq(schoolEnrolments.userId, student.id));
  expect(await sharedNames(student)).toEqual([]);
  expect(await refusal(student.client.call(getResourceFile, of(file.id)))).toEqual(missing);
  expect(await refusal(student.client.call(getMedia, media))).toEqual(missing);
});

test('a folder is moved with all that it contains, neither into itself nor too deep', async ({ room }) => {
  const { teacher, students, groupId, colleague } = room;
  const open = await add(teacher, folder('Abierta', { visibility: 'groups', groups: [groupId] }));
  const plan = await add(teacher, folder('Planeación'));
  const unit = await add(teacher, folder('Unidad 1', { parent_id: plan.id }));
  await add(teacher, link('Examen', { parent_id: unit.id }));
  expect(await refusal(shared(students[0], unit.id))).toEqual(missing);
  const moved = await change(teacher, unit.id, { name: 'Unidad uno', parent_id: open.id });
  expect(moved).toMatchObject({ name: 'Unidad uno', visibility: 'groups', groups: [{ id: groupId }] });
  expect(await sharedNames(students[0], unit.id)).toEqual(['Examen']);
  expect((await elements(teacher, unit.id)).path.map(({ name }) => name)).toEqual(['Abierta']);
  expect(await namesFor(teacher, plan.id)).toEqual([]);
  const into = (id: string, parent: string) => refusal(change(teacher, id, { name: 'Abierta', parent_id: parent }));
  expect(await into(open.id, unit.id)).toEqual([409, 'RESOURCE_DEPTH', []]);
  expect(await into(open.id, open.id)).toEqual([409, 'RESOURCE_DEPTH', []]);
  let deepest = unit.id;
  for (let depth = 3; depth <= MAX_DEPTH; depth += 1)
    deepest = (await add(teacher, folder(`Nivel ${depth}`, { parent_id: deepest }))).id;
  expect(await refusal(add(teacher, folder('Más', { parent_id: deepest })))).toEqual([409, 'RESOURCE_DEPTH', []]);
  await add(teacher, link('Hoja', { parent_id: deepest }));
  expect(await into(open.id, plan.id)).toEqual([409, 'RESOURCE_DEPTH', []]);
  expect(await refusal(add(colleague, link('Intruso', { parent_id: plan.id })))).toEqual(missing);
  expect(await refusal(add(teacher, link('Nada', { parent_id: randomUUID() })))).toEqual(missing);
  // Back at the top it is its author's alone.
  await change(teacher, unit.id, { name: 'Unidad 1', parent_id: null });
  expect(await refusal(shared(students[0], unit.id))).toEqual(missing);
  expect(await sharedNames(students[0])).toEqual(['Abierta']);
});

test('resources are searched in all folders, without accents', async ({ room, other }) => {
  const { teacher, colleague } = room;
  const plan = await add(teacher, folder('Español', { visibility: 'school' }));
  await add(
    teacher,
    link('Poesía de la tradición oral', { parent_id: plan.id, subject: 'Español', level: 2, grade: 4 }),
  );
  const search = async (member: Member, given: object) =>
    (await member.client.call(listResources, { query: { filter: JSON.stringify(given) } })).map(({ name }) => name);
  expect(await search(colleague, { q: 'TRADICION' })).toEqual(['Poesía de la tradición oral']);
  expect(await search(colleague, { q: 'espanol', kind: 'link', level: 2, grade: 4 })).toHaveLength(1);
  expect(await search(colleague, { q: 'espanol', grade: 5 })).toEqual([]);
  expect(await search(other.teacher, { q: 'TRADICION' })).toEqual([]);
});

test('LIA’s own resources are for everyone who teaches, and only LIA changes them', async ({ api, room, other }) => {
  const lia = await api.member('admin');
  const { id } = await add(lia, link('Guía de LIA', { visibility: 'site', teacher_notes: NOTES }));
  for (const member of [room.teacher, room.admin, other.teacher]) {
    expect(await namesFor(member)).toContain('Guía de LIA');
    expect(await refusal(change(member, id, { name: 'Mía', url: 'https://x.example.mx' }))).toEqual(missing);
    expect(await refusal(add(member, link('Otra', { visibility: 'site' })))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['visibility'],
    ]);
  }
  expect(await sharedNames(room.students[0])).toEqual([]);
  await lia.client.call(deleteResource, of(id));
});

test('a resource is of its kind: a link that is one, a file of a kind that is taken', async ({ api, room }) => {
  const { teacher, colleague } = room;
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://sep.example.mx', ''])
    expect(await refusal(add(teacher, link('Mal', { url })))).toEqual([422, 'VALIDATION_FAILED', ['url']]);
  expect(await refusal(add(teacher, { kind: 'file', name: 'Sin archivo' }))).toEqual([
    422,
    'VALIDATION_FAILED',
    ['upload'],
  ]);
  const asFile = { kind: 'file', name: 'Video', upload: await upload(api, teacher, 'clase.mp4', mp4) } as const;
  expect(await refusal(add(teacher, asFile))).toEqual([422, 'VALIDATION_FAILED', ['upload']]);
  expect(await refusal(add(colleague, { ...asFile, kind: 'video' }))).toEqual(missing);
  const sender = { origin: api.origin, token: teacher.token };
  const begin = (name: string, size: number) =>
    beginUploadFor(sender, { purpose: 'resource', rowId: null }, name, size);
  expect(await begin('virus.exe', 10)).toMatchObject({ status: 422 });
  expect(await begin('hoja.pdf', 10 * 1024 * 1024 + 1)).toMatchObject({ status: 422 });
  expect(await begin('clase.mp4', 248 * 1024 * 1024)).toMatchObject({ status: 201 });
});

test('a deleted folder takes what it contains along, comes back with it, and is swept', async ({ api, room }) => {
  const { db } = api.app;
  const { teacher, students, groupId } = room;
  const top = await add(teacher, folder('Fracciones', { visibility: 'groups', groups: [groupId] }));
  const photo = { kind: 'file', name: 'Hoja', upload: await upload(api, teacher, 'hoja.jpg', jpeg) } as const;
  const file = await add(teacher, { ...photo, parent_id: top.id });
  await teacher.client.call(deleteResource, of(top.id));
  expect(await namesFor(teacher)).not.toContain('Fracciones');
  expect(await sharedNames(students[0])).toEqual([]);
  for (const { client } of [teacher, students[0]])
    expect(await refusal(client.call(getResourceFile, of(file.id)))).toEqual(missing);
  expect(await refusal(change(teacher, file.id, { name: 'Otra' }))).toEqual(missing);
  await teacher.client.call(restoreResource, of(top.id));
  expect(await sharedNames(students[0], top.id)).toEqual(['Hoja']);
  await teacher.client.call(deleteResource, of(top.id));
  const kept = await db.$count(storedFiles);
  await sweepResources(api.app);
  expect(await db.$count(storedFiles)).toBe(kept);
  await db
    .update(resources)
    .set({ deletedAt: sql`now() - interval '31 days'` })
    .where(eq(resources.id, top.id));
  await sweepResources(api.app);
  expect(await db.$count(storedFiles)).toBe(kept - 1);
  expect(await db.$count(resources, eq(resources.id, file.id))).toBe(0);
});

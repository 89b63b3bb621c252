import { existsSync } from 'node:fs';

import { resumeSession } from '@lia/sdk/accounts/endpoints';
import { listAudit } from '@lia/sdk/audit/endpoints';
import { listCatalogueAvatars, offerAvatar } from '@lia/sdk/avatars/administration';
import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';
import { chooseAvatar, listAvatars } from '@lia/sdk/avatars/endpoints';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { guardianships } from '../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { refusal } from '../testing/refusal.ts';

const choose = ({ client }: Member, id: string, avatarId: number | null) =>
  client.call(chooseAvatar, { params: { id }, body: { avatarId } });

const photoOf = async (api: RunningApi, { token }: Member) =>
  (await api.visitor.call(resumeSession, { body: { access_token: token } })).user.data.photoURL;

test('every avatar has a drawing and an id of its own, and a name in the language of the call', async ({ api }) => {
  const ana = await api.member('alumno');
  const { data } = await ana.client.call(listAvatars);
  expect(data.length).toBeGreaterThanOrEqual(24);
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  expect(data[0]).toEqual({
    id: 1,
    name: 'Ajolote',
    description: 'Sonríe siempre y vive en los canales de Xochimilco.',
    path: '/avatars/ajolote.svg',
  });
  const drawing = (path: string) => new URL(`../../../portal/public${path}`, import.meta.url);
  expect(data.filter(({ path }) => !existsSync(drawing(path)))).toEqual([]);
});

test('people choose their own avatar, another one later, and the default one again', async ({ api }) => {
  const ana = await api.member('alumno');
  expect(await photoOf(api, ana)).toBeNull();
  const [first, second] = avatarCatalogue;
  const chosen = await choose(ana, ana.uuid, first?.id ?? 0);
  expect(chosen).toEqual({ message: 'Operación exitosa!', avatar_path: first?.path });
  expect(await photoOf(api, ana)).toBe(first?.path);
  await choose(ana, ana.uuid, second?.id ?? 0);
  expect(await photoOf(api, ana)).toBe(second?.path);
  expect((await choose(ana, ana.uuid, null)).avatar_path).toBeNull();
  expect(await photoOf(api, ana)).toBeNull();
  for (const unknown of [0, 999, 1.5]) {
    expect(await refusal(choose(ana, ana.uuid, unknown))).toEqual([422, 'VALIDATION_FAILED', ['avatarId']]);
  }
});

test('a guardian chooses for their children while they answer for them, and no one chooses for others', async ({
  api,
}) => {
  const [mother, child, other] = [await api.member('padre'), await api.member('alumno'), await api.member('alumno')];
  const link = eq(guardianships.guardianId, mother.id);
  await api.app.db.insert(guardianships).values({ guardianId: mother.id, studentId: child.id });
  const [avatar] = avatarCatalogue;
  const id = avatar?.id ?? 0;
  expect((await choose(mother, mother.uuid, id)).avatar_path).toBe(avatar?.path);
  expect((await choose(mother, child.uuid, id)).avatar_path).toBe(avatar?.path);
  expect(await photoOf(api, child)).toBe(avatar?.path);

  expect(await refusal(choose(mother, other.uuid, id))).toEqual([404, 'NOT_FOUND', []]);
  expect(await refusal(choose(child, mother.uuid, id))).toEqual([404, 'NOT_FOUND', []]);
  expect(await refusal(choose(await api.member('maestro'), child.uuid, id))).toEqual([404, 'NOT_FOUND', []]);
  expect(await refusal(choose(await api.member('admin'), child.uuid, id))).toEqual([404, 'NOT_FOUND', []]);
  await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(link);
  expect(await refusal(choose(mother, child.uuid, null))).toEqual([404, 'NOT_FOUND', []]);
  expect(await photoOf(api, child)).toBe(avatar?.path);
});

test('an administrator takes an avatar out of the offer; who has it keeps it', async ({ api }) => {
  const [ana, root, director] = [
    await api.member('alumno'),
    await api.member('admin'),
    await api.member('admin_escuela'),
  ];
  const [first] = avatarCatalogue;
  const id = first?.id ?? 0;
  const query = { range: '[0,1]', sort: '["people","DESC"]' };
  const [before] = await root.client.call(listCatalogueAvatars, { query });
  await choose(ana, ana.uuid, id);
  const switched = (member: Member, avatar: number, offered: boolean) =>
    member.client.call(offerAvatar, { params: { id: avatar }, body: { offered } });
  for (const offered of [false, false]) {
    expect(await switched(root, id, offered)).toEqual({ message: 'Operación exitosa!' });
  }
  const offeredIds = async () => (await ana.client.call(listAvatars)).data.map((avatar) => avatar.id);
  expect(await offeredIds()).toEqual(avatarCatalogue.slice(1).map((avatar) => avatar.id));
  expect(await refusal(choose(ana, ana.uuid, id))).toEqual([422, 'VALIDATION_FAILED', ['avatarId']]);
  expect(await photoOf(api, ana)).toBe(first?.path);
  const listed = await root.client.call(listCatalogueAvatars, { query });
  expect(listed).toMatchObject([
    { id, name: 'Ajolote', offered: false, people: (before?.people ?? 0) + 1 },
    { people: 0, offered: true },
  ]);
  const found = await root.client.call(listCatalogueAvatars, { query: { filter: '{"q":"colibri"}' } });
  expect(found.map(({ name }) => name)).toEqual(['Colibrí']);
  const filter = JSON.stringify({ record: 'withheld_avatars' });
  expect((await root.client.call(listAudit, { query: { filter } })).map(({ operation }) => operation)).toEqual([
    'insert',
  ]);

  expect(await refusal(switched(director, id, true))).toEqual([403, 'FORBIDDEN', []]);
  expect(await refusal(switched(ana, id, true))).toEqual([403, 'FORBIDDEN', []]);
  expect(await refusal(switched(root, 999, false))).toEqual([404, 'NOT_FOUND', []]);
  await switched(root, id, true);
  expect(await offeredIds()).toContain(id);
  expect(await choose(ana, ana.uuid, id)).toMatchObject({ avatar_path: first?.path });
});

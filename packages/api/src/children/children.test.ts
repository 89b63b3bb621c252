import { randomUUID } from 'node:crypto';

import { loginByCode, setChildPassword, verifySession, viewAsChild } from '@lia/sdk/accounts/endpoints';
import {
  endChildCard,
  endGuardianship,
  getChild,
  makeChildCard,
  restoreGuardianship,
  updateChild,
} from '@lia/sdk/children/endpoints';
import { RESTORE_MINUTES } from '@lia/sdk/children/rules';
import { updateUser } from '@lia/sdk/users/endpoints';
import type { UserUpdate } from '@lia/sdk/users/schema';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { childrenOf, registerChild } from '../testing/families.ts';
import { studyAtSchool } from '../testing/users.ts';

interface Fixtures {
  mother: Member;
  father: Member;
  stranger: Member;
}

const test = base.extend<Fixtures>({
  mother: async ({ api }, use) => use(await api.member('padre')),
  father: async ({ api }, use) => use(await api.member('padre')),
  stranger: async ({ api }, use) => use(await api.member('padre')),
});

const read = async ({ client }: Member, id: string) => (await client.call(getChild, { params: { id } })).data;

const accountOf = async (api: RunningApi, uuid: string) =>
  found((await api.app.db.select().from(users).where(eq(users.uuid, uuid)))[0]);

async function follow(api: RunningApi, parent: Member, uuid: string): Promise<void> {
  const { id } = await accountOf(api, uuid);
  await inTransaction(api.app.db, (tx) => addGuardian(tx, parent.id, id));
}

const ownIn = async (parent: Member, id: string) =>
  found((await read(parent, id)).guardians.find(({ is_self }) => is_self)).id;

const end = ({ client }: Member, id: string, guardian: string) =>
  client.call(endGuardianship, { params: { id, guardian } });

const restore = ({ client }: Member, id: string, guardian: string) =>
  client.call(restoreGuardianship, { params: { id, guardian } });

const update = { name: 'Renata', last_name: 'Ríos', level: 3, grade: 1 } as const;
const notFound = { status: 404 };

describe('a child', () => {
  test('is shown with its guardians and consents, and changed, by its parent alone', async ({
    api,
    mother,
    father,
    stranger,
  }) => {
    const id = await registerChild(mother);
    await follow(api, father, id);
    expect(await read(mother, id)).toMatchObject({
      uuid: id,
      level: 2,
      grade: 4,
      school: null,
      licence_until: null,
      may_have_card: true,
      has_card: false,
      guardians: [
        { name: 'Ana López', is_self: true, removable: true },
        { is_self: false, removable: false },
      ],
      consents: [
        { document: 'terms', agreed: { version: consentsInForce().terms } },
        { document: 'privacy', agreed: { version: consentsInForce().privacy } },
      ],
    });
    expect(JSON.stringify(await read(mother, id))).not.toContain(father.username);
    await mother.client.call(updateChild, { params: { id }, body: update });
    expect(await read(father, id)).toMatchObject({ ...update, may_have_card: false });
    expect((await accountOf(api, id)).role).toEqual(['alumno_secundaria']);
    for (const client of [stranger.client, (await api.member('admin')).client]) {
      await expect(client.call(updateChild, { params: { id }, body: update })).rejects.toMatchObject({
        status: client === stranger.client ? 404 : 403,
      });
    }
    for (const [wrong, fields] of [
      [{ grade: 5 }, { grade: 'Elige un grado de la lista' }],
      [{ username: 'otro' }, { username: 'Este dato no se espera aquí' }],
    ] as const) {
      const json = { ...update, ...wrong };
      const answer = await api.request('PUT', `/children/${id}`, { token: mother.token, json });
      expect(answer).toMatchObject({ status: 422, body: { fields } });
    }
  });

  test('of a school is changed there alone', async ({ api, mother }) => {
    const id = await registerChild(mother);
    await studyAtSchool(api, id);
    expect(await read(mother, id)).toMatchObject({ school: `Colegio ${id}` });
    const change = mother.client.call(updateChild, { params: { id }, body: update });
    await expect(change).rejects.toMatchObject({ status: 409, code: 'CHILD_OF_SCHOOL' });
  });

  test('gets a card, which its parent ends', async ({ api, mother, stranger }) => {
    const id = await registerChild(mother);
    const make = ({ client }: Member) => client.call(makeChildCard, { params: { id } });
    const remove = ({ client }: Member) => client.call(endChildCard, { params: { id } });
    await expect(make(stranger)).rejects.toMatchObject(notFound);
    const { sign_in_url, data } = await make(mother);
    const { code, username } = found(data[0]);
    expect(sign_in_url).toMatch(/\/login\/tarjeta$/);
    const enter = () => api.visitor.call(loginByCode, { body: { code } });
    expect((await enter()).user.data.username).toBe(username);
    expect(await read(mother, id)).toMatchObject({ has_card: true });
    await expect(remove(stranger)).rejects.toMatchObject(notFound);
    await remove(mother);
    await expect(enter()).rejects.toMatchObject({ code: 'ACCESS_CODE_UNKNOWN' });
    expect(await read(mother, id)).toMatchObject({ has_card: false });
    await mother.client.call(updateChild, { params: { id }, body: update });
    await expect(make(mother)).rejects.toMatchObject({ status: 422 });
  });
});

describe('a guardianship', () => {
  test('gives no access to an account that is more than a student by now', async ({ api, mother }) => {
    const id = await registerChild(mother);
    await studyAtSchool(api, id);
    const admin = await api.member('admin');
    const change = (role: UserUpdate['role']) => admin.client.call(updateUser, { params: { id }, body: { role } });
    const password = { password: 'NuevaClave2031', password_confirmation: 'NuevaClave2031' };
    const open = () => mother.client.call(viewAsChild, { params: { id } });
    const view = api.clientOf((await open()).access_token);
    await view.call(verifySession);
    for (const role of [['maestro'], ['alumno', 'director_escuela'], ['alumno', 'padre']] as const) {
      await change([...role]);
      expect(await childrenOf(mother)).toEqual([]);
      await expect(mother.client.call(setChildPassword, { params: { id }, body: password })).rejects.toMatchObject(
        notFound,
      );
      await expect(open()).rejects.toMatchObject(notFound);
      await expect(view.call(verifySession)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    }
    await admin.client.call(updateUser, { params: { id }, body: { role: ['alumno_secundaria'], level: 3, grade: 3 } });
    await mother.client.call(setChildPassword, { params: { id }, body: password });
    await view.call(verifySession);
  });

  test('is ended by its guardian, who restores it for some minutes', async ({ api, mother, father, stranger }) => {
    const id = await registerChild(mother);
    await follow(api, father, id);
    const [own, others] = [await ownIn(father, id), await ownIn(mother, id)];
    await expect(end(father, id, others)).rejects.toMatchObject({ status: 403 });
    await expect(end(stranger, id, own)).rejects.toMatchObject(notFound);
    await expect(end(father, id, randomUUID())).rejects.toMatchObject(notFound);
    await end(father, id, own);
    expect(await childrenOf(father)).toEqual([]);
    await expect(read(father, id)).rejects.toMatchObject(notFound);
    await expect(end(father, id, own)).rejects.toMatchObject(notFound);
    for (const other of [mother, stranger]) {
      await expect(restore(other, id, own)).rejects.toMatchObject(notFound);
    }
    await restore(father, id, own);
    expect(await childrenOf(father)).toEqual([id]);
    await end(father, id, own);
    const late = new Date(Date.now() - RESTORE_MINUTES * 60_000 - 1000);
    await api.app.db.update(guardianships).set({ endedAt: late }).where(eq(guardianships.id, own));
    await expect(restore(father, id, own)).rejects.toMatchObject({ status: 410, code: 'RESTORE_OVER' });
  });

  test('that was ended by another is not restored by its guardian', async ({ api, mother, father }) => {
    const id = await registerChild(mother);
    await follow(api, father, id);
    const own = await ownIn(father, id);
    await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.id, own));
    await expect(restore(father, id, own)).rejects.toMatchObject(notFound);
  });

  test('is not ended while it is the last one, unless a school answers for the child', async ({
    api,
    mother,
    father,
  }) => {
    const id = await registerChild(mother);
    const last = { status: 409, code: 'CHILD_LAST_GUARDIAN' };
    await expect(end(mother, id, await ownIn(mother, id))).rejects.toMatchObject(last);
    await follow(api, father, id);
    const both = await Promise.all([mother, father].map(async (one) => [one, await ownIn(one, id)] as const));
    const ended = await Promise.allSettled(both.map(([one, own]) => end(one, id, own)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [stays] = (await childrenOf(mother)).length > 0 ? [mother] : [father];
    const own = await ownIn(stays, id);
    await expect(end(stays, id, own)).rejects.toMatchObject(last);
    await studyAtSchool(api, id);
    await end(stays, id, own);
    expect(await childrenOf(stays)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';

import { setChildPassword, verifySession, viewAsChild } from '@lia/sdk/accounts/endpoints';
import { getChild, makeChildCard, restoreGuardianship } from '@lia/sdk/children/endpoints';
import { RESTORE_MINUTES } from '@lia/sdk/children/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { countUnread, listNotifications, saveNotificationPreferences } from '@lia/sdk/notifications/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { endUserGuardianship, getUser, getUserFamily, restoreUserGuardianship } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { notify } from '../accounts/notifications/notify.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import { institutions } from '../institutions/tables.ts';
import { deliverDue } from '../notifications/deliver.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { child } from '../testing/families.ts';
import { guardianOf } from '../testing/guardians.ts';
import { emailsTo } from '../testing/mail.ts';
import { personIn, type RunSchool, runSchool } from '../testing/users.ts';

const test = base.extend<{ own: RunSchool; other: RunSchool }>({
  own: async ({ api }, use) => use(await runSchool(api)),
  other: async ({ api }, use) => use(await runSchool(api)),
});

const studentIn = (api: RunningApi, { id }: RunSchool) => personIn(api, id, 'alumno', { level: 2, grade: 4 });

/** The guardians of a user, in the order in which they came. */
const guardiansOf = async ({ client }: Member, { uuid }: Pick<Member, 'uuid'>) =>
  (await client.call(getUserFamily, { params: { id: uuid } })).data.guardians;

const end = ({ client }: Member, { uuid: id }: Pick<Member, 'uuid'>, guardian: string, idempotencyKey?: string) =>
  client.call(endUserGuardianship, { params: { id, guardian }, ...(idempotencyKey && { idempotencyKey }) });

const restore = ({ client }: Member, { uuid: id }: Pick<Member, 'uuid'>, guardian: string) =>
  client.call(restoreUserGuardianship, { params: { id, guardian } });

const readBy = ({ client }: Member, { uuid: id }: Member) => client.call(getChild, { params: { id } });

const noticesOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ title, path }) => [title, path]);

const accountOf = async ({ app }: RunningApi, { id }: Pick<Member, 'id'>) =>
  found((await app.db.select().from(users).where(eq(users.id, id)))[0]);

const notFound = { status: 404, code: 'NOT_FOUND' };
const isProtected = { status: 409, code: 'USER_PROTECTED' };

describe('the guardianship of a student', () => {
  test('is ended by their school, and with it all that the guardian could do', async ({ api, own, other }) => {
    const student = await studentIn(api, own);
    const [father, mother] = [await guardianOf(api, student), await guardianOf(api, student)];
    const [ofFather, ofMother] = await guardiansOf(own.director, student);
    expect([ofFather?.removable, ofMother?.removable]).toEqual([true, true]);
    const { id: guardian } = found(ofFather);
    const params = { id: student.uuid };
    const view = api.clientOf((await father.client.call(viewAsChild, { params })).access_token);
    expect(await view.call(verifySession)).toMatchObject({ success: true });

    const stranger = await studentIn(api, own);
    await expect(end(other.director, student, guardian)).rejects.toMatchObject(notFound);
    await expect(end(own.director, stranger, guardian)).rejects.toMatchObject(notFound);
    await expect(end(own.director, student, randomUUID())).rejects.toMatchObject(notFound);
    const key = newIdempotencyKey();
    const answer = await end(own.director, student, guardian, key);
    expect(answer).toEqual({ message: 'Listo, ya no acompaña esta cuenta' });
    // Sent again, as after a lost answer.
    expect(await end(own.director, student, guardian, key)).toEqual(answer);
    await expect(end(own.director, student, guardian)).rejects.toMatchObject(notFound);

    const body = { password: 'cometa-azul', password_confirmation: 'cometa-azul' };
    await expect(readBy(father, student)).rejects.toMatchObject(notFound);
    await expect(father.client.call(setChildPassword, { params, body })).rejects.toMatchObject(notFound);
    await expect(father.client.call(makeChildCard, { params })).rejects.toMatchObject(notFound);
    await expect(father.client.call(viewAsChild, { params })).rejects.toMatchObject(notFound);
    await expect(view.call(verifySession)).rejects.toMatchObject({ status: 401, code: 'SESSION_INVALID' });
    expect((await readBy(mother, student)).data.guardians).toMatchObject([{ id: ofMother?.id }]);
    expect(await guardiansOf(own.director, student)).toMatchObject([{ id: ofMother?.id }]);
    const { name } = await accountOf(api, student);
    expect(await noticesOf(father)).toEqual([[`Ya no acompañas la cuenta de ${name}`, '/apps/notifications']]);
    const page = `/apps/children/${student.uuid}`;
    expect(await noticesOf(mother)).toEqual([[`Cambió quién acompaña la cuenta de ${name}`, page]]);
  });

  test('takes with it what the guardian was notified of about the student, e-mails that wait included', async ({
    api,
    own,
  }) => {
    const [ana, rosa] = [await studentIn(api, own), await studentIn(api, own)];
    const father = await guardianOf(api, ana, rosa);
    const email = `${father.username}@example.mx`;
    await api.app.db.update(users).set({ email, emailVerifiedAt: new Date() }).where(eq(users.id, father.id));
    const body = { off: [], digest: 'weekly', quiet: null, zone: 'America/Mexico_City' } as const;
    await father.client.call(saveNotificationPreferences, { body: { ...body, off: [] } });
    const day = '2026-11-24';
    const noticed = { userId: father.id, now: new Date(`${day}T18:00:00Z`) };
    await inTransaction(api.app.db, async (tx) => {
      for (const { uuid, username: name } of [ana, rosa]) {
        const absent = { child: uuid, name, day, state: 'absent' } as const;
        await notify(tx, 'attendance', { ...noticed, cause: `absent ${uuid}`, data: absent });
        const card = { card: uuid, period: 'Primer trimestre', child: name, student: uuid, corrected: false };
        await notify(tx, 'reportCard', { ...noticed, cause: `card ${uuid}`, data: card });
      }
    });
    const details = async () =>
      (await father.client.call(listNotifications, { query: {} })).data.map(({ detail }) => detail).join();
    expect(await details()).toMatch(ana.username);
    const guardian = found((await guardiansOf(own.director, ana))[0]).id;
    await end(own.director, ana, guardian);
    expect(await details()).not.toMatch(ana.username);
    // Those of the other student, and that he is no longer a guardian.
    expect(await father.client.call(countUnread)).toEqual({ data: 3 });
    await restore(own.director, ana, guardian);
    expect(await father.client.call(countUnread)).toEqual({ data: 6 });
    await end(own.director, ana, guardian);
    await deliverDue(api.app, new Date('2026-11-30T14:00:00Z'));
    const [digest, ...more] = await emailsTo(api, email);
    expect([digest?.text?.includes(rosa.username), digest?.text?.includes(ana.username), more]).toEqual([
      true,
      false,
      [],
    ]);
  });

  test('is restored for some minutes by who ended it alone', async ({ api, own, other }) => {
    const student = await studentIn(api, own);
    const father = await guardianOf(api, student);
    const colleague = await personIn(api, own.id, 'admin_escuela');
    const { id: guardian } = found((await guardiansOf(own.director, student))[0]);
    await expect(restore(own.director, student, guardian)).rejects.toMatchObject(notFound);
    await end(own.director, student, guardian);
    for (const { client } of [father, colleague]) {
      const call = client.call(restoreGuardianship, { params: { id: student.uuid, guardian } });
      await expect(call).rejects.toMatchObject({ status: client === father.client ? 404 : 403 });
    }
    for (const by of [other.director, colleague]) {
      await expect(restore(by, student, guardian)).rejects.toMatchObject(notFound);
    }
    expect(await restore(own.director, student, guardian)).toEqual({ message: 'Listo, todo quedó como estaba' });
    expect((await readBy(father, student)).data.guardians).toMatchObject([{ id: guardian, is_self: true }]);
    const again = `Vuelves a acompañar la cuenta de ${(await accountOf(api, student)).name}`;
    expect(await noticesOf(father)).toEqual([
      [again, `/apps/children/${student.uuid}`],
      [expect.stringMatching(/^Ya no/), '/apps/notifications'],
    ]);
    await end(own.director, student, guardian);
    const late = new Date(Date.now() - RESTORE_MINUTES * 60_000 - 1000);
    await api.app.db.update(guardianships).set({ endedAt: late }).where(eq(guardianships.id, guardian));
    await expect(restore(own.director, student, guardian)).rejects.toMatchObject({ status: 410, code: 'RESTORE_OVER' });
  });

  test('is ended by the school also where a family registered the child, not where another school has them', async ({
    api,
    own,
    other,
  }) => {
    const mother = await api.member('padre');
    const body = {
      ...child(`hija-${randomUUID().slice(0, 8)}`),
      tutor_id: mother.uuid,
      consents: consentsInForce(),
    };
    await mother.client.call(registerStudent, { body });
    const { uuid } = found((await mother.client.call(listChildren)).data[0]);
    const { id: userId, role } = found((await api.app.db.select().from(users).where(eq(users.uuid, uuid)))[0]);
    const join = (schoolId: number) => inTransaction(api.app.db, (tx) => joinSchool(tx, [{ userId, schoolId, role }]));
    const admin = await api.member('admin');

    const { id: guardian } = found((await guardiansOf(admin, { uuid }))[0]);
    await expect(end(own.director, { uuid }, guardian)).rejects.toMatchObject(notFound);
    await join(own.id);
    expect(await own.director.client.call(getUser, { params: { id: uuid } })).toMatchObject({ can_change: false });
    expect(await guardiansOf(own.director, { uuid })).toMatchObject([{ id: guardian, removable: true }]);
    await end(own.director, { uuid }, guardian);
    await restore(own.director, { uuid }, guardian);

    await join(other.id);
    for (const { director } of [own, other]) {
      expect(await guardiansOf(director, { uuid })).toMatchObject([{ id: guardian, removable: false }]);
      await expect(end(director, { uuid }, guardian)).rejects.toMatchObject(isProtected);
    }
    expect(await guardiansOf(admin, { uuid })).toMatchObject([{ id: guardian, removable: true }]);
    await end(admin, { uuid }, guardian);
    await restore(admin, { uuid }, guardian);
    // A school that was deleted decides nothing any more.
    await api.app.db.update(institutions).set({ deletedAt: new Date() }).where(eq(institutions.id, other.id));
    await end(own.director, { uuid }, guardian);
    expect((await mother.client.call(listChildren)).data).toEqual([]);
  });

  test('is ended by no one who answers for the student themselves', async ({ api, own }) => {
    const student = await studentIn(api, own);
    const father = await guardianOf(api, student);
    await inTransaction(api.app.db, (tx) => addGuardian(tx, own.director.id, student.id));
    const colleague = await personIn(api, own.id, 'admin_escuela');
    const guardians = await guardiansOf(own.director, student);
    expect(guardians.map(({ removable }) => removable)).toEqual([false, false]);
    for (const { id } of guardians) {
      await expect(end(own.director, student, id)).rejects.toMatchObject(isProtected);
    }
    expect((await readBy(father, student)).data.guardians).toHaveLength(2);
    for (const { id } of guardians) await end(colleague, student, id);
    expect(await guardiansOf(colleague, student)).toEqual([]);
  });

  test('of who does not study in the school is ended by LIA alone, also the last one', async ({ api, own }) => {
    const member = await personIn(api, own.id, 'user');
    const guardian = await guardianOf(api, member);
    const admin = await api.member('admin');
    const [only] = await guardiansOf(admin, member);
    expect(await guardiansOf(own.director, member)).toEqual([]);
    await expect(end(own.director, member, found(only).id)).rejects.toMatchObject(isProtected);
    await end(admin, member, found(only).id);
    expect((await guardian.client.call(listChildren)).data).toEqual([]);
  });
});

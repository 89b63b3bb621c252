import { endGroupCards, listGroupCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import { getMyContact, loginByCode } from '@lia/sdk/accounts/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { groups } from '../institutions/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, join, makeSchool, pupil, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';

interface Class {
  school: School;
  group: string;
  /** The two students of the school. */
  ana: Member;
  rosa: Member;
}

const test = base.extend<{ class: Class }>({
  class: async ({ api }, use) => {
    const school = await makeSchool(api);
    const { id: group } = await create(school.teacher, groupOf(school));
    const [ana, rosa] = school.students;
    const body = { groupId: group, students: [ana.uuid, rosa.uuid] };
    await school.teacher.client.call(addGroupStudents, { body });
    await use({ school, group, ana, rosa });
  },
});

const cardsOf = async ({ client }: Member, id: string) => (await client.call(listGroupCards, { params: { id } })).data;

/** Makes cards in the place of those that a member sees now. */
async function replace(member: Member, id: string, students: readonly Member[]) {
  const current = await cardsOf(member, id);
  const named = students.map(({ uuid }) => ({
    uuid,
    replaces: current.find((card) => card.uuid === uuid)?.card_id ?? null,
  }));
  return (await member.client.call(makeGroupCards, { params: { id }, body: { students: named } })).data;
}

const end = ({ client }: Member, id: string, students: readonly Member[]) =>
  client.call(endGroupCards, { params: { id }, body: { students: students.map(({ uuid }) => uuid) } });

const enter = (api: RunningApi, code = '') => api.visitor.call(loginByCode, { body: { code } });
const unknown = [401, 'ACCESS_CODE_UNKNOWN', []];
const changed = [409, 'CARDS_CHANGED', []];
const missing = [404, 'NOT_FOUND', []];

test('a teacher makes the cards of a group once, however often that is sent', async ({
  api,
  class: { school, group, ana, rosa },
}) => {
  const { teacher } = school;
  const params = { id: group };
  const body = { students: [rosa, ana].map(({ uuid }) => ({ uuid: uuid.toUpperCase(), replaces: null })) };
  const make = () => teacher.client.call(makeGroupCards, { params, body });
  const answers = await Promise.allSettled([make(), make(), make()]);
  const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  expect(made).toHaveLength(1);
  const { data, sign_in_url } = found(made[0]);
  expect(sign_in_url).toMatch(/\/login\/tarjeta$/);
  expect(data.map(({ uuid }) => uuid)).toEqual([rosa.uuid, ana.uuid]);
  expect(await refusal(make())).toEqual(changed);
  const { user } = await enter(api, data[0]?.code);
  expect(user).toMatchObject({ uuid: rosa.uuid, role: ['alumno'] });
  const cards = await cardsOf(teacher, group);
  expect(new Map(cards.map(({ uuid, card }) => [uuid, card]))).toEqual(
    new Map([
      [rosa.uuid, 'used'],
      [ana.uuid, 'made'],
    ]),
  );
  expect(JSON.stringify(cards)).not.toContain(data[0]?.code);
});

test('cards are replaced where the one to replace is named, and ended one by one or together', async ({
  api,
  class: { school, group, ana, rosa },
}) => {
  const [first, other] = await replace(school.teacher, group, [ana, rosa]);
  const { access_token } = await enter(api, first?.code);
  const stale = { students: [{ uuid: ana.uuid, replaces: rosa.uuid }] };
  const params = { id: group };
  expect(await refusal(school.teacher.client.call(makeGroupCards, { params, body: stale }))).toEqual(changed);
  const [second] = await replace(school.admin, group, [ana]);
  expect(await refusal(enter(api, first?.code))).toEqual(unknown);
  expect(await refusal(api.clientOf(access_token).call(getMyContact))).toEqual([401, 'SESSION_INVALID', []]);
  await end(school.teacher, group, [ana]);
  expect(await refusal(enter(api, second?.code))).toEqual(unknown);
  await enter(api, other?.code);
  await end(school.teacher, group, [rosa, ana]);
  expect(await refusal(enter(api, other?.code))).toEqual(unknown);
  expect((await cardsOf(school.teacher, group)).map(({ card }) => card)).toEqual(['none', 'none']);
  const changes = JSON.stringify(await api.app.db.select().from(auditEntries));
  expect(changes).toContain('access_codes');
  for (const card of [first, second, other]) expect(changes).not.toContain(found(card).code);
});

test('cards of a group are for its teacher and who runs the school, and for students of it alone', async ({
  api,
  class: { school, group, ana },
}) => {
  const other = await makeSchool(api);
  const { id: theirs } = await create(other.teacher, groupOf(other));
  const colleague = await join(api, await api.member('maestro'), school.id, 'teacher');
  const alone = await pupil(api, school.id);
  const [card] = await replace(school.teacher, group, [ana]);
  for (const member of [other.teacher, other.admin, colleague]) {
    expect(await refusal(cardsOf(member, group))).toEqual(missing);
    const body = { students: [{ uuid: ana.uuid, replaces: null }] };
    expect(await refusal(member.client.call(makeGroupCards, { params: { id: group }, body }))).toEqual(missing);
    expect(await refusal(end(member, group, [ana]))).toEqual(missing);
  }
  // Who is not in the group, by the teacher of it; and by another through a group of their own.
  for (const [member, id, student] of [
    [school.teacher, group, alone],
    [school.teacher, group, other.students[0]],
    [other.teacher, theirs, ana],
  ] as const) {
    const body = { students: [{ uuid: student.uuid, replaces: null }] };
    expect(await refusal(member.client.call(makeGroupCards, { params: { id }, body }))).toEqual(missing);
    expect(await refusal(end(member, id, [student]))).toEqual(missing);
  }
  await enter(api, card?.code);
  for (const role of ['director_escuela', 'alumno', 'padre'] as const)
    expect(await refusal(cardsOf(await api.member(role), group))).toEqual([403, 'FORBIDDEN', []]);
  await api.app.db.update(users).set({ level: 3 }).where(eq(users.id, ana.id));
  expect((await cardsOf(school.teacher, group)).map(({ uuid }) => uuid)).not.toContain(ana.uuid);
  expect(await refusal(end(school.teacher, group, [ana]))).toEqual(missing);
});

test('a teacher of public registrations makes no card for the child of a parent', async ({ api }) => {
  const teacher = await join(api, await api.member('Maestro-M'), PUBLIC_SCHOOL_ID, 'teacher');
  const child = await pupil(api, PUBLIC_SCHOOL_ID);
  const { id } = await create(teacher, groupOf({ id: PUBLIC_SCHOOL_ID }));
  const admin = await api.member('admin');
  await admin.client.call(addGroupStudents, { body: { groupId: id, students: [child.uuid] } });
  expect(await cardsOf(teacher, id)).toEqual([]);
  expect(await refusal(replace(teacher, id, [child]))).toEqual(missing);
  expect(await replace(admin, id, [child])).toMatchObject([{ uuid: child.uuid }]);
  await api.app.db.update(groups).set({ deletedAt: new Date() }).where(eq(groups.id, id));
  expect(await refusal(cardsOf(admin, id))).toEqual(missing);
});

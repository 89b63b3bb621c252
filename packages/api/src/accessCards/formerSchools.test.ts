import { listGroupCards, makeAccessCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import { getMyContact, loginByCode } from '@lia/sdk/accounts/endpoints';
import { endChildCard, getChild, makeChildCard } from '@lia/sdk/children/endpoints';
import { addGroupStudents } from '@lia/sdk/groups/endpoints';
import { deleteInstitution } from '@lia/sdk/institutions/endpoints';
import { rollOver } from '@lia/sdk/schoolYears/endpoints';
import { makeClassQr, makeGroupPictures, listGroupPictures, loginByPictures } from '@lia/sdk/signInPictures/endpoints';
import type { SignInPicture } from '@lia/sdk/signInPictures/rules';
import { moveUsers, updateUser } from '@lia/sdk/users/endpoints';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { openSession } from '../accounts/sessions.ts';
import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf, join, makeSchool, type School } from '../testing/groups.ts';
import { refusal } from '../testing/refusal.ts';
import { addYear, all } from '../testing/schoolYears.ts';

/** A class of a school, with the child who is in it. */
interface Class extends School {
  group: string;
  child: Member;
}

interface Fixtures {
  own: Class;
  other: Class;
  mother: Member;
  lia: Member;
}

async function classOf(school: School, child: Member): Promise<Class> {
  const { id: group } = await create(school.teacher, groupOf(school));
  await school.teacher.client.call(addGroupStudents, { body: { groupId: group, students: [child.uuid] } });
  return { ...school, group, child };
}

const test = base.extend<Fixtures>({
  own: async ({ api }, use) => {
    const school = await makeSchool(api);
    await use(await classOf(school, school.students[0]));
  },
  /** Another school, which the same child goes to as well. */
  other: async ({ api, own }, use) => {
    const school = await makeSchool(api);
    await join(api, own.child, school.id, 'student');
    await use(await classOf(school, own.child));
  },
  mother: async ({ api, own }, use) => {
    const mother = await api.member('padre');
    await inTransaction(api.app.db, (tx) => addGuardian(tx, mother.id, own.child.id));
    await use(mother);
  },
  lia: async ({ api }, use) => use(await api.member('admin')),
});

/** Where the card of the child stands, as the teacher of a class sees it. */
const seen = async ({ teacher, group }: Class) =>
  found((await teacher.client.call(listGroupCards, { params: { id: group } })).data[0]);

/** Makes a card of a class in the place of the one that its teacher sees. */
async function cardOf(one: Class): Promise<string> {
  const students = [{ uuid: one.child.uuid, replaces: (await seen(one)).card_id }];
  const { data } = await one.teacher.client.call(makeGroupCards, { params: { id: one.group }, body: { students } });
  return found(data[0]).code;
}

/** Makes pictures of a class in the place of those that its teacher sees, and another QR. */
async function picturesOf({ teacher: { client }, group: id, child }: Class) {
  const { qr, data } = await client.call(listGroupPictures, { params: { id } });
  const students = [{ uuid: child.uuid, replaces: found(data[0]).pictures_id }];
  const made = await client.call(makeGroupPictures, { params: { id }, body: { students } });
  const { url } = await client.call(makeClassQr, { params: { id }, body: { replaces: qr?.id ?? null } });
  return { code: new URL(url).hash.replace('#code=', ''), pictures: found(made.data[0]).pictures };
}

const enter = ({ visitor }: RunningApi, code: string) => visitor.call(loginByCode, { body: { code } });

const press = (
  { visitor }: RunningApi,
  { code, pictures }: { code: string; pictures: SignInPicture[] },
  { uuid: student }: Member,
) => visitor.call(loginByPictures, { body: { code, student, pictures } });

/** What a token is answered. */
const stand = (api: RunningApi, { access_token }: { access_token: string }) =>
  refusal(api.clientOf(access_token).call(getMyContact));

const unknown = [401, 'ACCESS_CODE_UNKNOWN', []];
const over = [401, 'SESSION_INVALID', []];

const move = (lia: Member, child: Member, from: { id: number }, to: { id: number }) =>
  lia.client.call(moveUsers, { body: { users: [child.uuid], school_id: to.id, from_school_id: from.id } });

test('what a school gave a child ends with the child’s place in it, and nothing else does', async ({
  api,
  own,
  mother,
  lia,
}) => {
  const next = await makeSchool(api);
  const { child } = own;
  const [card, drawn] = [await cardOf(own), await picturesOf(own)];
  const opened = [await enter(api, card), await press(api, drawn, child)];
  const { token: access_token } = await openSession(api.app, child);
  await move(lia, child, own, next);
  expect(await refusal(enter(api, card))).toEqual(unknown);
  for (const session of opened) expect(await stand(api, session)).toEqual(over);
  expect(await stand(api, { access_token })).toBe('accepted');
  expect((await mother.client.call(getChild, { params: { id: child.uuid } })).data).toMatchObject({
    has_card: false,
    pictures: 'none',
  });
  // Who comes back gets others.
  await move(lia, child, next, own);
  expect(await refusal(enter(api, card))).toEqual(unknown);
  await own.teacher.client.call(addGroupStudents, { body: { groupId: own.group, students: [child.uuid] } });
  expect(await refusal(press(api, drawn, child))).toEqual([401, 'PICTURES_WRONG', []]);
  await enter(api, await cardOf(own));
});

test('what a family gave its child stays where the child leaves a school', async ({ api, own, mother, lia }) => {
  const { child } = own;
  const { data } = await mother.client.call(makeChildCard, { params: { id: child.uuid } });
  await move(lia, child, own, await makeSchool(api));
  await enter(api, found(data[0]).code);
});

test('cards end for those who leave with the school year, and for no one else', async ({ api, own }) => {
  const [leaving, staying] = own.students;
  await own.teacher.client.call(addGroupStudents, { body: { groupId: own.group, students: [staying.uuid] } });
  const { data } = await own.admin.client.call(makeAccessCards, { body: { users: [leaving.uuid, staying.uuid] } });
  const [left, stays] = data.map(({ code }) => code);
  const opened = await enter(api, left ?? '');
  const { id: year } = await addYear(own);
  const students = [{ uuid: leaving.uuid, outcome: 'left' as const, reason: 'moved' as const }];
  await own.admin.client.call(rollOver, { params: { id: own.id, year }, body: { ...all([own.group]), students } });
  expect(await refusal(enter(api, left ?? ''))).toEqual(unknown);
  expect(await stand(api, opened)).toEqual(over);
  await enter(api, stays ?? '');
});

test('a card ends with the role of a student, and opens nothing once the school is gone', async ({ api, own, lia }) => {
  const [child, other] = own.students;
  const { data } = await own.admin.client.call(makeAccessCards, { body: { users: [child.uuid, other.uuid] } });
  const [first, second] = data.map(({ code }) => code);
  const opened = await enter(api, first ?? '');
  await lia.client.call(updateUser, { params: { id: child.uuid }, body: { role: ['padre'] } });
  expect(await stand(api, opened)).toEqual(over);
  await lia.client.call(deleteInstitution, { params: { id: own.id } });
  expect(await refusal(enter(api, second ?? ''))).toEqual(unknown);
});

test('of a child of two schools, each sees, replaces and ends what it gave alone', async ({ api, own, other, lia }) => {
  const { child } = own;
  const [card, drawn] = [await cardOf(own), await picturesOf(own)];
  const [entered, pressed] = [await enter(api, card), await press(api, drawn, child)];
  expect(await seen(other)).toMatchObject({ card: 'none', card_id: null });
  const theirs = await other.teacher.client.call(listGroupPictures, { params: { id: other.group } });
  expect(theirs.data).toMatchObject([{ pictures: 'none', pictures_id: null }]);
  const [second, third] = [await cardOf(other), await picturesOf(other)];
  for (const session of [entered, pressed, await enter(api, card), await press(api, drawn, child)])
    expect(await stand(api, session)).toBe('accepted');
  expect(await refusal(press(api, { ...drawn, code: third.code }, child))).toEqual([401, 'PICTURES_WRONG', []]);
  const elsewhere = [await enter(api, second), await press(api, third, child)];

  await own.admin.client.call(makeAccessCards, { body: { users: [child.uuid] } });
  expect(await refusal(enter(api, card))).toEqual(unknown);
  await move(lia, child, own, await makeSchool(api));
  expect(await stand(api, pressed)).toEqual(over);
  for (const session of elsewhere) expect(await stand(api, session)).toBe('accepted');
  expect(await seen(other)).toMatchObject({ card: 'used' });
});

test('a guardian ends the cards of all schools, by another one as well', async ({ api, own, other, mother }) => {
  const params = { id: own.child.uuid };
  const cards = [await cardOf(own), await cardOf(other)];
  const { data } = await mother.client.call(makeChildCard, { params });
  for (const card of cards) expect(await refusal(enter(api, card))).toEqual(unknown);
  expect((await seen(own)).card).toBe('made');
  const again = [await cardOf(own), await cardOf(other)];
  expect(await refusal(enter(api, found(data[0]).code))).toEqual(unknown);
  for (const card of again) await enter(api, card);
  await mother.client.call(endChildCard, { params });
  for (const card of again) expect(await refusal(enter(api, card))).toEqual(unknown);
});

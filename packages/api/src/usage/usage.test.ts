import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { resumeSession } from '@lia/sdk/accounts/endpoints';
import { chooseUsage, getUsageConsent, getUsageReport, trackActivity } from '@lia/sdk/usage/endpoints';
import { FEWEST_PEOPLE, MOST_SCREENS_A_DAY, USAGE_DAYS, USAGE_REPORT_DAYS } from '@lia/sdk/usage/rules';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { schoolMembers } from '../institutions/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { refusal } from '../testing/refusal.ts';
import { sweepViews } from './store.ts';
import { usageViews } from './tables.ts';

const open = (member: Member, screen: string) => member.client.call(trackActivity, { body: { screen } });
const agree = (member: Member, agrees = true) => member.client.call(chooseUsage, { body: { agrees } });

const kept = ({ app }: RunningApi, { id }: Member) =>
  app.db
    .select({ day: usageViews.day, screen: usageViews.screen, views: usageViews.views })
    .from(usageViews)
    .where(eq(usageViews.userId, id))
    .orderBy(asc(usageViews.day), asc(usageViews.screen));

const today = () => dayOf(new Date().toISOString());

const usageOf = async ({ visitor }: RunningApi, { token }: Member) =>
  (await visitor.call(resumeSession, { body: { access_token: token } })).user.usage;

test('nothing is counted until a member agrees, and what was is deleted when they withdraw', async ({ api }) => {
  const [parent, other] = [await api.member('padre'), await api.member('padre')];
  expect(await open(parent, '/apps/grupo/:id')).toEqual({ recorded: false });
  expect((await parent.client.call(getUsageConsent)).data).toEqual({ agreed_at: null });
  expect(await usageOf(api, parent)).toBeUndefined();

  const { data } = await agree(parent);
  expect(Date.parse(data.agreed_at ?? '')).toBeGreaterThan(0);
  // Again, as after a lost answer: it stays as of the first time.
  expect((await agree(parent)).data).toEqual(data);
  expect(await usageOf(api, parent)).toBe(true);
  await agree(other);
  for (const screen of ['/apps/grupo/:id', '/apps/dashboardpadres', '/apps/grupo/:id']) {
    expect(await open(parent, screen)).toEqual({ recorded: true });
  }
  await open(other, '/apps/dashboardpadres');
  expect(await kept(api, parent)).toEqual([
    { day: today(), screen: '/apps/dashboardpadres', views: 1 },
    { day: today(), screen: '/apps/grupo/:id', views: 2 },
  ]);

  expect((await agree(parent, false)).data).toEqual({ agreed_at: null });
  expect(await kept(api, parent)).toEqual([]);
  expect(await open(parent, '/apps/dashboardpadres')).toEqual({ recorded: false });
  expect(await kept(api, other)).toHaveLength(1);
});

test('a screen names no row, a day holds a limited number of them, and children are never counted', async ({ api }) => {
  const teacher = await api.member('maestro');
  await agree(teacher);
  const wrong = ['', '/apps/grupo/7', 'apps', '/apps?q=ana', '/<b>', '//', `/${'a'.repeat(80)}`];
  const answers = await Promise.all(wrong.map((screen) => refusal(open(teacher, screen))));
  expect(answers).toEqual(wrong.map(() => [422, 'VALIDATION_FAILED', ['screen']]));
  const names = Array.from({ length: MOST_SCREENS_A_DAY }, (_, at) => ({
    userId: teacher.id,
    day: today(),
    screen: `/s${at}`,
  }));
  await api.app.db.insert(usageViews).values(names);
  expect(await open(teacher, '/apps/one')).toEqual({ recorded: false });

  const [student, admin] = [await api.member('alumno'), await api.member('admin')];
  for (const member of [student, admin]) {
    expect(await refusal(agree(member))).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(open(member, '/apps/landing'))).toEqual([403, 'FORBIDDEN', []]);
  }
});

test('a school reads what five of its people open, of the last days, and what is old is deleted', async ({ api }) => {
  const [school, elsewhere] = [await importingSchool(api), await importingSchool(api)];
  const teachers: Member[] = [];
  for (let made = 0; made < FEWEST_PEOPLE; made += 1) {
    const teacher = await api.member('maestro');
    await api.app.db.insert(schoolMembers).values({ userId: teacher.id, schoolId: school.id, role: 'teacher' });
    await agree(teacher);
    await open(teacher, '/apps/grupos/:id');
    teachers.push(teacher);
  }
  const [first, ...others] = teachers;
  await Promise.all(others.map((teacher) => open(teacher, '/apps/userguide')));
  const old = (days: number, screen: string) => ({ userId: first?.id ?? 0, day: addDays(today(), -days), screen });
  await api.app.db
    .insert(usageViews)
    .values([old(USAGE_REPORT_DAYS, '/apps/userguide'), old(USAGE_DAYS, '/kept'), old(USAGE_DAYS + 1, '/old')]);

  const expected = [{ screen: '/apps/grupos/:id', people: FEWEST_PEOPLE }];
  expect((await school.admin.client.call(getUsageReport)).data).toEqual(expected);
  expect((await elsewhere.admin.client.call(getUsageReport)).data).toEqual([]);
  expect((await (await api.member('admin')).client.call(getUsageReport)).data).toEqual(expected);

  await sweepViews(api.app.db);
  const screens = first ? (await kept(api, first)).map(({ screen }) => screen) : [];
  expect(screens).toEqual(['/kept', '/apps/userguide', '/apps/grupos/:id']);
});

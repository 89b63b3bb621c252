import { assignOrderLicences } from '@lia/sdk/licences/endpoints';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { addGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { inTransaction } from '../platform/database.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import { addChildren, join, payPlan } from '../testing/licences.ts';

const [PARENT_MONTHLY, TEACHER_MONTHLY, SCHOOL_MONTHLY] = [2, 5, 8];

const ENDED = 'Una licencia de tu cuenta terminó';
const ENDED_OF_CHILD = 'Terminó una licencia';

async function refund(api: RunningApi, order: string): Promise<void> {
  const { client } = await api.member('admin');
  await client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
}

const titlesOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ title }) => title);

test('a refunded plan of a school notifies who held a licence of it, unless another plan gives them one', async ({
  api,
}) => {
  const school = await importingSchool(api);
  const [rosa, luis] = [await api.member('maestro'), await api.member('maestro')];
  for (const teacher of [rosa, luis]) {
    // oxlint-disable-next-line no-await-in-loop
    await join(api, teacher, school.id, 'teacher');
  }
  const order = await payPlan(api, school.admin, SCHOOL_MONTHLY);
  const body = { people: [rosa.uuid, luis.uuid] };
  await school.admin.client.call(assignOrderLicences, { params: { id: order }, body });
  await payPlan(api, luis, TEACHER_MONTHLY);
  await refund(api, order);
  expect(await titlesOf(rosa)).toContain(ENDED);
  expect(await titlesOf(luis)).not.toContain(ENDED);
});

test('a refunded plan of a parent notifies the other parent as well, and its payer of the plan alone', async ({
  api,
}) => {
  const [ana, leo] = [await api.member('padre'), await api.member('padre')];
  const [luz = ''] = await addChildren(api, ana, 1);
  const [child] = await api.app.db.select().from(users).where(eq(users.uuid, luz));
  await inTransaction(api.app.db, (tx) => addGuardian(tx, leo.id, child?.id ?? 0));
  await refund(api, await payPlan(api, ana, PARENT_MONTHLY));
  expect(await titlesOf(leo)).toContain(ENDED_OF_CHILD);
  const own = await titlesOf(ana);
  expect(own).toContain('Tu membresía terminó');
  expect(own).not.toContain(ENDED_OF_CHILD);
});

import { buyMyCourse } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { saveCourseOxxo } from '@lia/sdk/courses/cards';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { fromPesos } from '@lia/sdk/payments/money';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { deactivateUser, restoreUser } from '@lia/sdk/users/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { cardsOf } from '../payments/configured.ts';
import { orders } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { confirm, payer, statusOf } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse } from '../testing/courses.ts';

async function order({ client }: Member, course: CourseRecord, payment: 'checkout' | 'here') {
  const body = { course: course.id, amount: fromPesos(course.price), payment, consents: consentsInForce() };
  return (await client.call(buyMyCourse, { body, idempotencyKey: newIdempotencyKey() })).data;
}

/** A checkout that a member has open; `pay` pays it. */
async function openCheckout(api: RunningApi, member: Member) {
  const { order: placed, init_point } = await order(member, await addCourse(api), 'checkout');
  const params = { preference_id: init_point?.split('/').at(-1) ?? '' };
  const pay = () => api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  return { id: placed.id, pay };
}

/** A voucher that a member has open; `pay` pays it at the counter. */
async function openVoucher(api: RunningApi, member: Member) {
  const course = await addCourse(api);
  const { order: placed } = await order(member, course, 'here');
  const asked = { paymentMethodType: 'oxxo' as const, email: payer.email, currency: 'MXN', order: placed.id };
  const intent = await api.visitor.call(createIntent, { body: { ...asked, amount: fromPesos(course.price) } });
  const { voucher } = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
  const saved = { order: placed.id, ...intent, product: coursePriceId(course.id) };
  await api.visitor.call(saveCourseOxxo, { body: saved, idempotencyKey: newIdempotencyKey() });
  const params = { id: voucher?.id ?? '' };
  const pay = () => api.visitor.call(decideSandboxVoucher, { params, body: { decision: 'paid' } });
  return { id: placed.id, pay };
}

const deactivate = async (api: RunningApi, { uuid }: Member) =>
  (await api.member('admin')).client.call(deactivateUser, { params: { id: uuid }, body: {} });

describe('what an account has open to be paid', () => {
  test('is closed once the account is deactivated, and nothing of others', async ({ api }) => {
    const [member, other] = [await api.member('Padre-M'), await api.member('Padre-M')];
    const open = [await openCheckout(api, member), await openVoucher(api, member)];
    const others = [await openCheckout(api, other), await openVoucher(api, other)];
    await deactivate(api, member);
    await api.jobRunner.runDue();
    for (const { id, pay } of open) {
      await expect(pay()).rejects.toMatchObject({ status: 409 });
      expect(await statusOf(api, id)).not.toBe('approved');
    }
    for (const { id, pay } of others) {
      await pay();
      await expect.poll(() => statusOf(api, id)).toBe('approved');
    }
  });

  test('is closed each time that it is deactivated', async ({ api }) => {
    const member = await api.member('Padre-M');
    await deactivate(api, member);
    await api.jobRunner.runDue();
    const admin = await api.member('admin');
    await admin.client.call(restoreUser, { params: { id: member.uuid }, body: {} });
    const { token } = await openSession(api.app, member);
    const { pay } = await openCheckout(api, { ...member, token, client: api.clientOf(token) });
    await deactivate(api, member);
    await api.jobRunner.runDue();
    await expect(pay()).rejects.toMatchObject({ code: 'CHECKOUT_DECIDED' });
  });

  test('waits for the way to pay it that is being opened', async ({ api }) => {
    const member = await api.member('Padre-M');
    const { id, pay } = await openVoucher(api, member);
    const held = (heldUntil: Date) => api.app.db.update(orders).set({ heldUntil }).where(eq(orders.id, id));
    await held(new Date(Date.now() + 60_000));
    await deactivate(api, member);
    await api.jobRunner.runDue();
    expect(await cardsOf(api.app).findPayments(id)).toMatchObject([{ status: 'pending' }]);
    await held(new Date(0));
    await api.jobRunner.runDue(new Date(Date.now() + 3_600_000));
    await expect(pay()).rejects.toMatchObject({ status: 409 });
  });
});

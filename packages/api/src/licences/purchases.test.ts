import { DAY_MS } from '@lia/sdk/calendar/durations';
import {
  assignOrderLicences,
  buyLicences,
  cancelTransfer,
  markTransfer,
  previewLicenceRefund,
  refundTransfer,
} from '@lia/sdk/licences/endpoints';
import { licencePrice, monthsLeft, proratedLicencePrice } from '@lia/sdk/licences/purchaseRules';
import { includedLicences } from '@lia/sdk/licences/rules';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { getOrder, markManualRefund, refundOrder } from '@lia/sdk/receipts/administration';
import { listMyBills } from '@lia/sdk/receipts/endpoints';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, onTestFinished } from 'vitest';

import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { memberships } from '../memberships/tables.ts';
import { findVoucher } from '../payments/vouchers/store.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { importingSchool } from '../testing/imports.ts';
import {
  buy,
  mark,
  payAtCheckout,
  payingSchool,
  purchasesOf,
  SCHOOL_ANNUAL,
  today,
} from '../testing/licencePurchases.ts';
import { addChildren, join, licencesOf, payPlan, rolesOf } from '../testing/licences.ts';
import { emailsTo } from '../testing/mail.ts';
import { refusal } from '../testing/refusal.ts';

const PARENT_MONTHLY = 2;
const INCLUDED = includedLicences.escuela;

const takeBack = ({ client }: Member, id: string, purchase: string, frees: string[]) =>
  client.call(refundTransfer, { params: { id, purchase }, body: { frees } });

async function student(api: RunningApi, schoolId: number): Promise<Member> {
  const person = await api.member('alumno');
  await join(api, person, schoolId, 'student');
  return person;
}

const assign = ({ client }: Member, id: string, people: string[]) =>
  client.call(assignOrderLicences, { params: { id }, body: { people } });

describe('what a further licence costs', () => {
  const annual = { type: 'escuela', membership: 'anual' } as const;

  test('is a part of the plan, by the months that have begun', () => {
    const price = firstTerms.find(({ id }) => id === SCHOOL_ANNUAL)?.price ?? 0;
    expect(licencePrice(annual, price)).toBe(249_90);
    const until = new Date('2027-03-10T18:00:00Z');
    const cost = (now: string) => proratedLicencePrice(annual, price, until, new Date(now));
    expect(cost('2026-03-10T18:00:00Z')).toBe(249_90);
    expect(cost('2026-09-10T18:00:01Z')).toBe(124_95);
    expect(cost('2026-09-10T17:59:59Z')).toBe(145_77);
    expect(cost('2027-03-10T17:00:00Z')).toBe(20_82);
    const monthly = { type: 'escuela', membership: 'mensual' } as const;
    expect(monthsLeft(monthly, until, new Date('2027-02-10T18:00:00Z'))).toBe(1);
    expect(monthsLeft(annual, new Date('2027-02-28T12:00:00Z'), new Date('2027-01-31T12:00:00Z'))).toBe(1);
    // Paid at 20:00 on the last of January in Mexico City: within one evening of November the price stays.
    const evening = new Date('2028-02-01T02:00:00Z');
    const left = ['2027-11-30T23:30:00Z', '2027-12-01T02:30:00Z'].map((now) =>
      monthsLeft(annual, evening, new Date(now)),
    );
    expect(left).toEqual([3, 3]);
  });
});

describe('further licences', () => {
  test('at OXXO have a voucher on their order, and are there once when it is paid', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const bought = await buy(admin, order, 20, 'oxxo');
    expect(bought).toMatchObject({
      method: 'oxxo',
      status: 'pending',
      init_point: null,
      reference: null,
      voucher: null,
    });
    await api.jobRunner.runDue();
    const shown = async () => (await purchasesOf(admin, order)).purchases.find(({ id }) => id === bought.id);
    const voucher = (await shown())?.voucher;
    expect(voucher).toMatchObject({ number: expect.stringMatching(/^\d{14}$/), expires_at: expect.any(String) });
    const [user] = await api.app.db.select({ email: users.email }).from(users).where(eq(users.id, admin.id));
    const emails = (await emailsTo(api, user?.email ?? '')).filter(({ subject }) => subject === 'Tu pago en OXXO');
    expect(emails.map(({ text }) => text?.includes(`/voucher/${voucher?.id}`))).toEqual([true]);
    const found = await findVoucher(api.app.db, voucher?.id ?? '');
    const id = found?.voucher.hostedUrl?.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxVoucher, { params: { id }, body: { decision: 'paid', notifications: 2 } });
    expect(await shown()).toMatchObject({ status: 'approved', voucher: null });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
    // 500 licences cost more than OXXO takes.
    expect(await refusal(buy(admin, order, 500, 'oxxo'))).toEqual([422, 'VALIDATION_FAILED', ['method']]);
  });

  test('by transfer wait for it, and are there once when it is marked', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const root = await api.member('admin');
    expect((await purchasesOf(admin, order)).offer).toMatchObject({ unit_price: 24_99, months: 1 });
    const bought = await buy(admin, order, 20);
    expect(bought).toMatchObject({
      licences: 20,
      unit_price: 24_99,
      total: 499_80,
      method: 'transfer',
      transfer: null,
    });
    expect([bought.status, bought.init_point]).toEqual(['pending', null]);
    expect(bought.reference).toMatch(/^LIA-[0-9A-F]{8}$/);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);

    const { data, message } = await mark(root, order, bought.id, 'SPEI 4711');
    expect(message).toBe('El pedido quedó pagado y sus licencias ya se pueden asignar');
    expect(data).toMatchObject({ status: 'approved', transfer: { paid_on: today(), bank_reference: 'SPEI 4711' } });
    expect((await mark(root, order, bought.id, 'spei 4711')).data).toEqual(data);
    expect(await refusal(mark(root, order, bought.id, 'SPEI 4712'))).toEqual([409, 'ORDER_CLOSED', []]);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
    const { data: bills } = await admin.client.call(listMyBills, { query: {} });
    expect(bills).toMatchObject([
      { order_id: bought.id, total: 499_80, reason: 'licences', licences: 20 },
      { order_id: order, reason: 'membership', lines: [{ quantity: 1 }], licences: INCLUDED },
    ]);
    const luz = await student(api, id);
    expect((await assign(admin, order, [luz.uuid])).data.held).toHaveLength(1);

    const next = await buy(admin, order, 1);
    expect(await refusal(mark(root, order, next.id, 'SPEI 4711'))).toEqual([409, 'TRANSFER_USED', []]);
    const future = { paid_on: '2999-01-01', bank_reference: 'SPEI 9' };
    const marked = root.client.call(markTransfer, { params: { id: order, purchase: next.id }, body: future });
    expect(await refusal(marked)).toEqual([422, 'VALIDATION_FAILED', ['paid_on']]);
  });

  test('by transfer are written about once, with what to transfer and where, until they are paid', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const [user] = await api.app.db.select({ email: users.email }).from(users).where(eq(users.id, admin.id));
    const texts = async () =>
      (await emailsTo(api, user?.email ?? ''))
        .filter(({ subject }) => subject?.includes('transferencia'))
        .map(({ subject, text }) => `${subject} ${text}`);
    const bought = await buy(admin, order, 2);
    await buy(admin, order, 3, 'checkout');
    const [asking, ...others] = await texts();
    expect(others).toEqual([]);
    for (const part of [bought.reference, '$49.98 m.n.', CONTACT_EMAIL, `/admin/licences/${order}/show`]) {
      expect(asking).toContain(part);
    }
    api.app.config.transferAccount = 'Banco de prueba, CLABE 012180001234567897';
    onTestFinished(() => {
      api.app.config.transferAccount = null;
    });
    await buy(admin, order, 4);
    const paid = await buy(admin, order, 5);
    await mark(await api.member('admin'), order, paid.id, 'SPEI 6000');
    const all = await texts();
    expect(all).toHaveLength(2);
    expect(all.filter((text) => text.includes('CLABE 012180001234567897') && text.includes('$99.96'))).toHaveLength(1);
  });

  test('by transfer that does not come are cancelled by the school, and not paid after that', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const [root, other] = [await api.member('admin'), (await importingSchool(api)).admin];
    const [user] = await api.app.db.select({ email: users.email }).from(users).where(eq(users.id, admin.id));
    const bought = await buy(admin, order, 20);
    const cancel = ({ client }: Member, purchase: string) =>
      client.call(cancelTransfer, { params: { id: order, purchase } });
    expect(await refusal(cancel(other, bought.id))).toEqual([404, 'NOT_FOUND', []]);
    const { data, message } = await cancel(admin, bought.id);
    expect([message, data.status, data.transfer]).toEqual(['El pedido quedó cancelado', 'expired', null]);
    expect((await cancel(root, bought.id)).data).toEqual(data);
    await expect(mark(root, order, bought.id, 'SPEI 7000')).rejects.toMatchObject({
      status: 409,
      code: 'TRANSFER_CANCELLED',
      message: 'Este pedido se canceló y ya no se puede marcar como pagado. Pide las licencias otra vez',
    });
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
    const written = (await emailsTo(api, user?.email ?? '')).filter(({ subject }) => subject?.includes('Cancelamos'));
    expect(written.map(({ text }) => text?.includes(bought.reference ?? '-'))).toEqual([true]);

    // The reference of the bank is free for the order that takes its place.
    const again = await buy(admin, order, 20);
    await mark(root, order, again.id, 'SPEI 7000');
    expect(await refusal(cancel(admin, again.id))).toEqual([409, 'ORDER_CLOSED', []]);
    const checkout = await buy(admin, order, 1, 'checkout');
    expect(await refusal(cancel(admin, checkout.id))).toEqual([404, 'NOT_FOUND', []]);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 20);
  });

  test('on a checkout come with its payment, which no one marks', async ({ api }) => {
    const { admin, order } = await payingSchool(api, SCHOOL_ANNUAL);
    const bought = await buy(admin, order, 3, 'checkout');
    expect(bought).toMatchObject({ method: 'checkout', reference: null, unit_price: 249_90 });
    const root = await api.member('admin');
    expect(await refusal(mark(root, order, bought.id, 'SPEI 1'))).toEqual([404, 'NOT_FOUND', []]);
    await payAtCheckout(api, bought);
    await expect.poll(async () => (await licencesOf(admin, order)).total).toBe(INCLUDED + 3);
    expect((await purchasesOf(admin, order)).purchases).toMatchObject([{ status: 'approved', init_point: null }]);
    expect(await refusal(takeBack(root, order, bought.id, []))).toEqual([404, 'NOT_FOUND', []]);
  });

  test('go when the transfer goes back: free ones first, then those that were previewed', async ({ api }) => {
    const { admin, id, order } = await payingSchool(api);
    const root = await api.member('admin');
    await api.app.db.update(memberships).set({ licences: 1 }).where(eq(memberships.orderId, order));
    const bought = await buy(admin, order, 2);
    await mark(root, order, bought.id, 'SPEI 1000');
    const [luz, leo] = [await student(api, id), await student(api, id)];
    await assign(admin, order, [luz.uuid]);
    const params = { id: order, purchase: bought.id };
    const preview = async () => (await root.client.call(previewLicenceRefund, { params })).data;
    expect(await preview()).toEqual({ licences: 1, frees: [] });
    await assign(admin, order, [leo.uuid]);
    const { frees } = await preview();
    expect(frees.map(({ holder }) => holder.uuid)).toEqual([leo.uuid]);
    expect(await refusal(takeBack(root, order, bought.id, []))).toEqual([409, 'LICENCES_CHANGED', []]);
    const { data } = await takeBack(
      root,
      order,
      bought.id,
      frees.map((licence) => licence.id),
    );
    expect(data).toMatchObject({ status: 'refunded', transfer: null });
    const { total, held, freed } = await licencesOf(admin, order);
    expect([total, held.map(({ holder }) => holder.uuid), freed.map(({ reason }) => reason)]).toEqual([
      1,
      [luz.uuid],
      ['refunded'],
    ]);
    expect(await rolesOf(api, leo.uuid)).toEqual(['alumno']);
    expect(await refusal(takeBack(root, order, bought.id, []))).toEqual([404, 'NOT_FOUND', []]);
    // A mark that goes may have been a mistake: its payer is not promised any money.
    const [{ payer_email: to } = { payer_email: '' }] = (await admin.client.call(listMyBills, { query: {} })).data;
    const written = (await emailsTo(api, to)).filter(({ subject }) => subject?.startsWith('Se canceló'));
    expect(written.map(({ text }) => text)).toEqual([
      expect.stringMatching(/quitamos la marca de su pago por transferencia\. .*escríbenos a \S+@\S+/),
    ]);
    expect(written.map(({ html }) => html).join('')).not.toMatch(/devolvimos|Si no lo esperabas/);
    // Taken back by mistake: the same transfer is marked again.
    await mark(root, order, bought.id, 'SPEI 1000');
    expect((await licencesOf(admin, order)).total).toBe(3);
  });

  test('go with a refund that is made by hand, since no company gives a transfer back', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const bought = await buy(admin, order, 2);
    await mark(root, order, bought.id, 'SPEI 5000');
    const params = { id: bought.id };
    await root.client.call(refundOrder, { params, body: { reason: 'payer', note: null } });
    const refundsOf = async () => (await root.client.call(getOrder, { params })).refunds;
    await api.jobRunner.runDue();
    expect(await refundsOf()).toMatchObject([{ status: 'refused' }]);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED + 2);
    const [refund] = await refundsOf();
    const made = { params: { id: bought.id, refund: refund?.id ?? '' }, body: { completed: true } };
    await root.client.call(markManualRefund, made);
    expect((await licencesOf(admin, order)).total).toBe(INCLUDED);
    const [{ payer_email: to } = { payer_email: '' }] = (await admin.client.call(listMyBills, { query: {} })).data;
    const written = (await emailsTo(api, to)).find(({ subject }) => subject?.startsWith('Se canceló'));
    expect(written?.text).toMatch(/^Te devolvimos tu pago$/m);
    expect(await refusal(takeBack(root, order, bought.id, []))).toEqual([404, 'NOT_FOUND', []]);
  });

  test('cost what was shown, and another price where an administrator agreed on it', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const root = await api.member('admin');
    const ask = ({ client }: Member, body: { licences: number; total: number; unit_price?: number }) =>
      client.call(buyLicences, { params: { id: order }, body: { method: 'transfer', ...body } });
    await expect(ask(admin, { licences: 2, total: 24_99 })).rejects.toMatchObject({
      fields: { total: expect.any(String) },
    });
    const agreed = { licences: 2, total: 20_00, unit_price: 10_00 };
    await expect(ask(admin, agreed)).rejects.toMatchObject({ fields: { unit_price: expect.any(String) } });
    expect(await refusal(ask(admin, { licences: 10_000, total: 10_000 * 24_99 }))).toEqual([
      422,
      'VALIDATION_FAILED',
      ['licences'],
    ]);
    const { data } = await ask(root, agreed);
    await mark(root, order, data.id, 'SPEI 2000');
    // The order of an administrator is that of who pays the membership.
    const { data: bills } = await admin.client.call(listMyBills, { query: {} });
    expect(bills.map(({ order_id }) => order_id)).toContain(data.id);
    await expect.poll(async () => (await emailsTo(api, bills[0]?.payer_email ?? '')).length).toBeGreaterThan(0);
  });

  test('are sold for the paid plan of a school, to those who run it', async ({ api }) => {
    const [{ admin, order }, other] = [await payingSchool(api), await payingSchool(api)];
    const bought = await buy(admin, order, 1);
    const ordering = { licences: 1, method: 'transfer', total: 24_99 };
    const path = `/orders/${order}/licences/purchases`;
    for (const role of ['padre', 'maestro', 'alumno', 'user'] as const) {
      const { token } = await api.member(role);
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 403 });
      expect(await api.request('POST', path, { token, json: ordering })).toMatchObject({ status: 403 });
    }
    expect(await api.request('GET', path)).toMatchObject({ status: 401 });
    expect(await refusal(purchasesOf(other.admin, order))).toEqual([404, 'NOT_FOUND', []]);
    expect(await api.request('POST', path, { token: other.admin.token, json: ordering })).toMatchObject({
      status: 404,
    });
    const root = await api.member('admin');
    expect(await refusal(mark(admin, order, bought.id, 'SPEI 3000'))).toEqual([403, 'FORBIDDEN', []]);
    expect(await refusal(mark(root, other.order, bought.id, 'SPEI 3000'))).toEqual([404, 'NOT_FOUND', []]);

    const ana = await api.member('padre');
    await addChildren(api, ana, 1);
    const theirs = await payPlan(api, ana, PARENT_MONTHLY);
    expect((await purchasesOf(root, theirs)).offer).toBeNull();
    await endMemberships(api.app.db, new Date(Date.now() + 60 * DAY_MS));
    expect((await purchasesOf(root, order)).offer).toBeNull();
    const late = await api.request('POST', path, { token: root.token, json: ordering });
    expect(late).toMatchObject({ status: 409, body: { code: 'MEMBERSHIP_NOT_PAID' } });
  });

  test('are ordered once by a call that is repeated', async ({ api }) => {
    const { admin, order } = await payingSchool(api);
    const json = { licences: 1, method: 'transfer', total: 24_99 };
    const call = { token: admin.token, json, headers: { 'Idempotency-Key': `more-${order}` } };
    const ask = () => api.request('POST', `/orders/${order}/licences/purchases`, call);
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await purchasesOf(admin, order)).purchases).toHaveLength(1);
  });
});

type Step = { kind: 'buy' | 'mark' | 'refund' | 'assign'; at: number };

test('licences are those included and those paid, whatever is ordered, paid, given back or assigned', async ({
  api,
}) => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom<Step['kind']>('buy', 'mark', 'refund', 'assign'), at: fc.nat({ max: 3 }) }),
    { minLength: 4, maxLength: 12 },
  );
  const root = await api.member('admin');
  let references = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { admin, id, order } = await payingSchool(api);
      await api.app.db.update(memberships).set({ licences: 1 }).where(eq(memberships.orderId, order));
      for (const { kind, at } of taken) {
        const { purchases } = await purchasesOf(root, order);
        const chosen = purchases[at % Math.max(1, purchases.length)];
        if (kind === 'buy') await buy(admin, order, at + 1);
        if (kind === 'assign') await refusal(assign(admin, order, [(await student(api, id)).uuid]));
        if (kind === 'mark' && chosen) await refusal(mark(root, order, chosen.id, `P ${(references += 1)}`));
        if (kind === 'refund' && chosen) {
          const params = { id: order, purchase: chosen.id };
          const { data } = await root.client.call(previewLicenceRefund, { params });
          const frees = data.frees.map((licence) => licence.id);
          await refusal(takeBack(root, order, chosen.id, frees));
        }
        const paid = (await purchasesOf(root, order)).purchases.filter(({ status }) => status === 'approved');
        const { total, held } = await licencesOf(root, order);
        expect(total).toBe(1 + paid.reduce((sum, { licences }) => sum + licences, 0));
        expect(held.length).toBeLessThanOrEqual(total);
        expect(held.every(({ num }) => num <= total)).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
});

import { decideSandboxCheckout, getPreapproval } from '@lia/sdk/payments/endpoints';
import { asc, eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, onTestFinished } from 'vitest';

import { providerOf } from '../payments/configured.ts';
import { settlePayment } from '../payments/settle.ts';
import { lockOrder } from '../payments/store.ts';
import { inTransaction, sqlState } from '../platform/database.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { donation, openDonation, TOTAL } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { becomes, paidOrder, pay, receiptOf, context } from '../testing/receipts.ts';
import { receiptOfPayment } from './bill.ts';
import { updateReceipt } from './ledger.ts';
import { ensureReceiptsStay } from './immutable.ts';
import { receiptPdf } from './pdf.ts';
import { findReceipt, latestReceipt } from './store.ts';
import { receipts } from './tables.ts';

const folios = async ({ app }: RunningApi): Promise<number[]> =>
  (await app.db.select({ folio: receipts.folio }).from(receipts).orderBy(asc(receipts.folio))).map(
    ({ folio }) => folio,
  );

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/** Numbers stand without a gap, whatever happened before. */
async function expectNoGaps(api: RunningApi): Promise<number> {
  const all = await folios(api);
  expect(all).toEqual(upTo(all.length));
  return all.length;
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text;
}

describe('a paid order', () => {
  test('has a receipt, which is a snapshot of the sale', async ({ api }) => {
    const open = await openDonation(api, { name: 'Íñigo Ñandú-Güereña', email: 'inigo@example.mx' });
    const paymentId = await pay(api, open);
    const shown = await receiptOf(api, paymentId);
    expect(shown).toMatchObject({
      id: paymentId,
      application_id: open.orderId,
      folio: expect.stringMatching(/^LIA-\d{6}$/),
      status: 'approved',
      reason: 'donation',
      transaction_amount: 10_800,
      payer_email: 'inigo@example.mx',
      payer_first_name: 'Íñigo',
      payer_last_name: 'Ñandú-Güereña',
      payer: { email: 'inigo@example.mx', first_name: 'Íñigo', last_name: 'Ñandú-Güereña' },
      updtOrder: { title: 'Membresía de reforzamiento académico' },
      quantity: 3,
      additional_info: { items: [{ title: 'Membresía de reforzamiento académico', quantity: 3, unit_price: 3600 }] },
      cancelled_at: null,
      payment_type: 'checkout',
      auto_recurring: null,
      summarized: null,
    });
    expect(await findReceipt(api.app.db, shown.receipt_id ?? '')).toMatchObject({
      orderId: open.orderId,
      edition: 1,
      reason: 'donation',
      lines: [{ title: 'Membresía de reforzamiento académico', quantity: 3, unitPrice: 3600_00 }],
      total: TOTAL,
      payer_name: 'Íñigo Ñandú-Güereña',
      payer_email: 'inigo@example.mx',
      provider: 'sandbox',
      payments: [{ id: paymentId, amount: TOTAL }],
    });
  });

  test('has no number before it is paid', async ({ api }) => {
    const open = await openDonation(api);
    const params = { preference_id: open.preferenceId };
    const { back_url } = await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'pending' } });
    const paymentId = new URL(back_url).searchParams.get('payment_id') ?? '';
    expect(await receiptOf(api, paymentId)).toMatchObject({ status: 'pending', folio: null, receipt_id: null });
    expect(await latestReceipt(api.app.db, open.orderId)).toBeUndefined();
  });

  test('has one receipt and one email, however often it is settled', async ({ api }) => {
    const open = await openDonation(api, { email: 'once@example.mx' });
    const paymentId = await pay(api, open);
    const again = Array.from({ length: 10 }, () => settlePayment(context(api), providerOf(api.app), paymentId));
    await Promise.all(again);
    await inTransaction(api.app.db, async (tx) => {
      const order = await lockOrder(tx, open.orderId);
      if (order) await updateReceipt(tx, order);
    });
    expect(await api.app.db.$count(receipts, eq(receipts.orderId, open.orderId))).toBe(1);
    expect(await api.app.db.$count(outbox, eq(outbox.recipient, 'once@example.mx'))).toBe(1);
    await expectNoGaps(api);
  });
});

test('the receipt of a company has its name on the page, in the PDF and in the e-mail', async ({ api }) => {
  const businessName = 'Prueba, S.A. de C.V.';
  const open = await openDonation(api, { name: 'Laura Gómez', email: 'laura@prueba.example', businessName });
  const { payer_company, receipt_id } = await receiptOf(api, await pay(api, open));
  expect(payer_company).toBe(businessName);
  expect(await readPdf(await pdfOf(api, receipt_id ?? ''))).toContain(businessName);
  await expect.poll(() => emailsTo(api, 'laura@prueba.example')).toHaveLength(1);
  const [email] = await emailsTo(api, 'laura@prueba.example');
  expect(email?.text).toContain(`A nombre de: ${businessName}`);
});

describe('numbers', () => {
  test('leave no gaps when many pay at once', async ({ api }) => {
    const before = await expectNoGaps(api);
    const open = await Promise.all(upTo(12).map(() => openDonation(api)));
    await Promise.all(open.map((it) => pay(api, it)));
    expect(await expectNoGaps(api)).toBe(before + 12);
  });

  test('are released by a transaction that is rolled back, while others wait for theirs', async ({ api }) => {
    const before = await expectNoGaps(api);
    const [cut, ...others] = await Promise.all(upTo(5).map(() => openDonation(api)));
    if (!cut) throw new Error('No donation');
    const undone = inTransaction(api.app.db, async (tx) => {
      const order = await lockOrder(tx, cut.orderId);
      if (order) await updateReceipt(tx, { ...order, status: 'approved' });
      throw new Error('the power went');
    });
    const [failed] = await Promise.allSettled([undone, ...others.map((it) => pay(api, it))]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'the power went' } });
    expect(await expectNoGaps(api)).toBe(before + 4);
    await pay(api, cut);
    const receipt = await latestReceipt(api.app.db, cut.orderId);
    expect(receipt?.folio).toBe(before + 5);
  });
});

test('the receipt page has the date of the receipt, which is that of the payment', async ({ api }) => {
  const open = await openDonation(api, { email: 'en.efectivo@example.mx' });
  const [createdAt, paidAt] = [new Date('2026-11-20T18:00:00Z'), new Date('2026-11-23T18:00:00Z')];
  await becomes(api, open, 'paid-later', 'approved', { createdAt, paidAt });
  const receipt = await latestReceipt(api.app.db, open.orderId);
  expect(receipt?.paidAt).toEqual(paidAt);
  expect(await receiptOf(api, 'paid-later')).toMatchObject({ date_created: paidAt.toISOString() });
});

describe('money that goes back', () => {
  test('cancels the receipt by an entry of its own, and notifies the payer', async ({ api }) => {
    const open = await openDonation(api, { email: 'devuelto@example.mx' });
    const paymentId = await pay(api, open);
    const { receipt_id, folio } = await receiptOf(api, paymentId);
    const written = await api.app.db.select().from(receipts).where(eq(receipts.orderId, open.orderId));

    await becomes(api, open, paymentId, 'refunded');
    await becomes(api, open, paymentId, 'refunded');
    expect(await api.app.db.select().from(receipts).where(eq(receipts.orderId, open.orderId))).toEqual(written);
    expect(await receiptOf(api, paymentId)).toMatchObject({
      receipt_id,
      folio,
      status: 'refunded',
      cancelled_at: expect.any(String),
    });
    await expect
      .poll(async () => (await emailsTo(api, 'devuelto@example.mx')).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([`Se canceló tu recibo ${folio}`, `Tu recibo ${folio}`]));
    const pdf = (await readPdf(await pdfOf(api, receipt_id ?? ''))).replaceAll(/\s+/g, ' ');
    expect(pdf).toContain('CANCELADO el 20');
    expect(pdf).toContain('Este recibo está cancelado: ya no comprueba ningún pago.');
    expect(pdf).not.toMatch(/comprueba tu pago|factura|deducible|Gracias/);
  });

  test('makes room for a second receipt where the order is paid again', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await pay(api, open);
    await becomes(api, open, paymentId, 'refunded');
    await becomes(api, open, `${paymentId}-again`, 'approved');
    const editions = await api.app.db
      .select({ edition: receipts.edition, payments: receipts.payments })
      .from(receipts)
      .where(eq(receipts.orderId, open.orderId))
      .orderBy(receipts.edition);
    expect(editions).toEqual([
      { edition: 1, payments: [{ id: paymentId, amount: TOTAL }] },
      { edition: 2, payments: [{ id: `${paymentId}-again`, amount: TOTAL }] },
    ]);
    await expectNoGaps(api);
  });
});

describe('what was issued', () => {
  test('cannot be changed or deleted, even by SQL', async ({ api }) => {
    const open = await openDonation(api);
    const paymentId = await pay(api, open);
    await becomes(api, open, paymentId, 'refunded');
    const { db } = api.app;
    // Once more, as at every start.
    await Promise.all([ensureReceiptsStay({ db }), ensureReceiptsStay({ db })]);
    for (const table of ['receipts', 'receipt_cancellations']) {
      const changes = { receipts: 'total = 1', receipt_cancellations: "status = 'approved'" }[table];
      for (const statement of [`update ${table} set ${changes}`, `delete from ${table}`, `truncate ${table} cascade`]) {
        const refused = db.execute(sql.raw(statement)).catch((error: unknown) => sqlState(error));
        // restrict_violation
        expect(await refused).toBe('23001');
      }
    }
    expect((await latestReceipt(db, open.orderId))?.total).toBe(TOTAL);
  });
});

describe('the email', () => {
  test('carries what was bought, its number, and the PDF', async ({ api }) => {
    const open = await openDonation(api, { name: 'María Peña', email: 'maria@example.mx' });
    const paymentId = await pay(api, open);
    const { folio } = await receiptOf(api, paymentId);
    const read = async () => emailsTo(api, 'maria@example.mx');
    await expect.poll(async () => (await read()).length).toBe(1);
    const [email] = await read();
    expect(email?.subject).toBe(`Tu recibo ${folio}`);
    expect(email?.text).toContain('¡Gracias, María! Recibimos tu donativo');
    expect(email?.text).toContain('Membresía de reforzamiento académico: 3 × $3,600.00 m.n.');
    expect(email?.text).toContain('Total: $10,800.00 m.n.');
    expect(email?.text).toContain(`${api.origin}/receipt?payment_id=${paymentId}&preference_id=${open.preferenceId}`);
    // The note about invoices is hidden for a donation (document 1 section 2).
    expect(email?.text).not.toContain('factura');
    const [pdf] = email?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: `${folio}.pdf`, mimeType: 'application/pdf' });
    if (!(pdf?.content instanceof ArrayBuffer)) throw new Error('The PDF came as text');
    expect(await readPdf(new Uint8Array(pdf.content))).toContain(folio);
  });

  test('is English for whom the form was English', async ({ api }) => {
    const { orderId } = await openDonation(api, { email: 'ann@example.mx' });
    await inTransaction(api.app.db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (order) await updateReceipt(tx, { ...order, language: 'en', status: 'approved' });
    });
    await expect
      .poll(async () => (await emailsTo(api, 'ann@example.mx')).map(({ subject }) => subject))
      .toEqual([expect.stringMatching(/^Your receipt LIA-\d{6}$/)]);
  });

  test('keeps the language of the form with the order', async ({ api }) => {
    const { body } = await api.request('POST', '/supportSubscription', {
      json: donation,
      headers: { 'Accept-Language': 'en' },
    });
    expect(body).toMatchObject({ data: { order: { id: expect.any(String) } } });
    const id = JSON.stringify(body).match(/"order":\{"id":"([^"]+)"/)?.[1] ?? '';
    const order = await inTransaction(api.app.db, (tx) => lockOrder(tx, id));
    expect(order?.language).toBe('en');
    const preference_id = order?.initPoint?.split('/').at(-1) ?? '';
    const decision = { params: { preference_id }, body: { decision: 'approved' } } as const;
    const { back_url } = await api.visitor.call(decideSandboxCheckout, decision);
    expect(back_url).toContain('/receipt?lang=en&');
  });
});

async function pdfOf(api: RunningApi, id: string): Promise<Uint8Array> {
  const response = await fetch(`${api.origin}/api/api/receipts/${id}/pdf`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''LIA-\d{6}\.pdf$/);
  return new Uint8Array(await response.arrayBuffer());
}

test('a gift is deductible on the days of an authorisation, on the page, in the PDF and in the e-mail', async ({
  api,
}) => {
  const { config } = api.app;
  onTestFinished(() => void (config.donee = null));
  const [yes, no] = ['oficio 900-05-2026-77', 'Este donativo no es deducible de impuestos'];
  for (const [until, words, other] of [
    [null, yes, no],
    ['2026-01-31', no, yes],
  ] as const) {
    config.donee = { authorisation: '900-05-2026-77', since: '2026-01-01', until };
    const email = `donante-${until ?? 'hoy'}@example.mx`;
    const open = await openDonation(api, { email });
    const { receipt_id, tax_note } = await receiptOf(api, await pay(api, open));
    const [sent] = await emailsTo(api, email);
    const pdf = (await readPdf(await pdfOf(api, receipt_id ?? ''))).replaceAll(/\s+/g, ' ');
    for (const text of [tax_note, sent?.text, pdf]) {
      expect(text).toContain(words);
      expect(text).not.toContain(other);
    }
  }
});

describe('the PDF', () => {
  test('has the texts of the receipt, with their accents', async ({ api }) => {
    const open = await openDonation(api, { name: 'Íñigo Ñandú-Güereña' });
    const paymentId = await pay(api, open);
    const { receipt_id, folio } = await receiptOf(api, paymentId);
    const bytes = await pdfOf(api, receipt_id ?? '');
    const text = await readPdf(bytes.slice());
    for (const words of [
      `Recibo # ${folio}`,
      'Íñigo Ñandú-Güereña',
      'CANTIDAD SERVICIO PRECIO UNITARIO TOTAL',
      'Membresía de reforzamiento académico',
      '$3,600.00 m.n.',
      '$10,800.00 m.n.',
      paymentId,
      'No es un CFDI',
    ]) {
      expect(text).toContain(words);
    }
    const { info } = await getMeta(await getDocumentProxy(bytes));
    expect(info).toMatchObject({ Title: `Recibo ${folio}`, Language: 'es-MX' });
  });

  test('is the same whenever it is made', async ({ api }) => {
    const receipt = await latestReceipt(api.app.db, await paidOrder(api));
    if (!receipt) throw new Error('No receipt');
    expect((await receiptPdf(receipt, null)).equals(await receiptPdf(receipt, null))).toBe(true);
  });

  test('goes on on another sheet where the lines are many', async ({ api }) => {
    const receipt = await latestReceipt(api.app.db, await paidOrder(api));
    if (!receipt) throw new Error('No receipt');
    const lines = upTo(40).map((n) => ({ title: `Curso ${n} ${'largo '.repeat(12)}`, quantity: 1, unitPrice: 100 }));
    const document = await getDocumentProxy(new Uint8Array(await receiptPdf({ ...receipt, lines }, null)));
    const { totalPages, text } = await extractText(document, { mergePages: true });
    expect(totalPages).toBeGreaterThan(1);
    for (const n of [1, 20, 40]) expect(text).toContain(`Curso ${n} `);
  });

  test('is refused without the id of the receipt', async ({ api }) => {
    const orderId = await paidOrder(api);
    for (const id of [orderId, crypto.randomUUID(), '1', 'LIA-000001']) {
      expect(await api.request('GET', `/receipts/${id}/pdf`)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });
});

test('an unknown subscription has no bill', async ({ api }) => {
  const bill = api.visitor.call(getPreapproval, { params: { preapproval_id: 'sub_none' }, body: {} });
  await expect(bill).rejects.toMatchObject({ status: 404 });
});

test('a payment that a provider numbers in order is shown to who knows more than its number', async ({ api }) => {
  const open = await openDonation(api);
  const id = await pay(api, open);
  const guessable = Object.assign(providerOf(api.app), { guessableIds: true });
  const ask = (question: { preference_id?: string; order_id?: string }) =>
    receiptOfPayment(context(api), [guessable], id, question, () => null);
  await expect(ask({})).rejects.toMatchObject({ status: 404 });
  await expect(ask({ preference_id: 'x' })).rejects.toMatchObject({ status: 404 });
  await expect(ask({ order_id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 });
  for (const question of [{ preference_id: open.preferenceId }, { order_id: open.orderId }]) {
    expect((await ask(question)).data.data.id).toBe(id);
  }
});

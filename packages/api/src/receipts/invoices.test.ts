import { listInvoiceRequests, decideInvoiceRequest } from '@lia/sdk/receipts/administration';
import { requestInvoice } from '@lia/sdk/receipts/endpoints';
import type { InvoiceRequest } from '@lia/sdk/receipts/schema';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { outbox } from '../platform/mail/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { openDonation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { becomes, invoiceRequest as request, paidOrder, pay, receiptOf } from '../testing/receipts.ts';
import { latestReceipt, type Receipt } from './store.ts';
import { invoiceRequests } from './tables.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

async function aReceipt(api: RunningApi): Promise<Receipt> {
  const receipt = await latestReceipt(api.app.db, await paidOrder(api));
  if (!receipt) throw new Error('No receipt');
  return receipt;
}

const ask = (api: RunningApi, id: string, change: Partial<InvoiceRequest> = {}, idempotencyKey?: string) =>
  api.visitor.call(requestInvoice, {
    params: { id },
    body: { ...request, ...change },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });

async function requestsOf({ app }: RunningApi, { id }: Receipt) {
  return app.db.select().from(invoiceRequests).where(eq(invoiceRequests.receiptId, id));
}

describe('an invoice', () => {
  test('is requested with the data that the tax office requires, by the id of the receipt', async ({ api, admin }) => {
    const receipt = await aReceipt(api);
    const answer = await ask(api, receipt.id);
    expect(answer).toEqual({ message: 'Recibimos tus datos. Te enviaremos la factura por correo' });
    const [listed] = await admin.client.call(listInvoiceRequests, { query: {} });
    expect(listed).toMatchObject({
      ...request,
      status: 'pending',
      note: null,
      decided_at: null,
      receipt_id: receipt.id,
      order_id: receipt.orderId,
      folio: formatFolio(receipt.folio),
      title: 'Membresía de reforzamiento académico',
      total: receipt.total,
      cancelled: false,
    });
  });

  test('is asked for once, at the same moment too', async ({ api }) => {
    const receipt = await aReceipt(api);
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => ask(api, receipt.id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const it of all) {
      if (it.status === 'rejected') expect(it.reason).toMatchObject({ status: 409, code: 'INVOICE_REQUESTED' });
    }
    expect(await requestsOf(api, receipt)).toHaveLength(1);
  });

  test('is answered the same when a cut request comes again', async ({ api }) => {
    const receipt = await aReceipt(api);
    const key = crypto.randomUUID();
    expect(await ask(api, receipt.id, {}, key)).toEqual(await ask(api, receipt.id, {}, key));
    expect(await requestsOf(api, receipt)).toHaveLength(1);
  });

  test('is refused with the rule that was broken', async ({ api }) => {
    const receipt = await aReceipt(api);
    const refused = async (change: object) =>
      (await api.request('POST', `/receipts/${receipt.id}/invoice-request`, { json: { ...request, ...change } })).body;
    expect(await refused({ rfc: 'nada' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { rfc: 'Escribe tu RFC de 12 o 13 caracteres, como está en tu constancia' },
    });
    expect(await refused({ tax_regime: '601' })).toMatchObject({
      fields: { tax_regime: 'Ese régimen no corresponde a tu RFC' },
    });
    expect(await refused({ cfdi_use: 'G03' })).toMatchObject({
      fields: { cfdi_use: 'Ese uso no corresponde a tu régimen' },
    });
    expect(await refused({ email: null, postal_code: '1' })).toMatchObject({
      fields: { email: expect.any(String), postal_code: 'El código postal tiene 5 números' },
    });
    expect(await requestsOf(api, receipt)).toEqual([]);
  });

  test('is refused without the id of the receipt, and for a cancelled receipt', async ({ api }) => {
    await expect(ask(api, crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
    const open = await openDonation(api);
    const paymentId = await pay(api, open);
    const { receipt_id } = await receiptOf(api, paymentId);
    await becomes(api, open, paymentId, 'refunded');
    await expect(ask(api, receipt_id ?? '')).rejects.toMatchObject({ status: 409, code: 'RECEIPT_CANCELLED' });
  });
});

describe('the console', () => {
  const mark = ({ client }: Member, id: string, status: 'pending' | 'rejected', note?: string | null) =>
    client.call(decideInvoiceRequest, { params: { id }, body: { status, note } });

  async function requested(api: RunningApi, change: Partial<InvoiceRequest> = {}) {
    const receipt = await aReceipt(api);
    await ask(api, receipt.id, change);
    const [row] = await requestsOf(api, receipt);
    if (!row) throw new Error('No request');
    return { receipt, id: row.id };
  }

  test('rejects one, so that it may be asked for again', async ({ api, admin }) => {
    const { id, receipt } = await requested(api);
    await mark(admin, id, 'rejected', 'El RFC no coincide con la constancia');
    await ask(api, receipt.id, { name: 'Emma Gómez' });
    expect(await requestsOf(api, receipt)).toHaveLength(2);
    // Two would be open.
    await expect(mark(admin, id, 'pending')).rejects.toMatchObject({ status: 409, code: 'INVOICE_REQUESTED' });
  });

  test('notifies the buyer, unless the decision is changed meanwhile', async ({ api, admin }) => {
    const { id, receipt } = await requested(api, { email: 'avisos@example.mx' });
    await mark(admin, id, 'rejected', 'El RFC no coincide');
    await mark(admin, id, 'pending');
    await mark(admin, id, 'rejected', 'Falta el régimen');
    const queued = await api.app.db.select().from(outbox).where(eq(outbox.recipient, 'avisos@example.mx'));
    expect(queued).toHaveLength(2);

    const now = new Date();
    expect(await emailsTo(api, 'avisos@example.mx', now)).toEqual([]);
    const emails = await emailsTo(api, 'avisos@example.mx', new Date(now.getTime() + 150_000));
    expect(emails.map(({ subject }) => subject)).toEqual([
      `No pudimos emitir la factura del recibo ${formatFolio(receipt.folio)}`,
    ]);
    expect(emails[0]?.text).toContain('Motivo: Falta el régimen');
  });

  test('gives the reason of a rejection, and the address to ask again', async ({ api, admin }) => {
    const { id, receipt } = await requested(api, { email: 'motivo@example.mx' });
    await mark(admin, id, 'rejected', 'El código postal no es el de tu constancia');
    const [email] = await emailsTo(api, 'motivo@example.mx', new Date(Date.now() + 150_000));
    expect(email?.text).toContain('Motivo: El código postal no es el de tu constancia');
    expect(email?.text).toContain(`${api.origin}/receipt?payment_id=${receipt.payments[0]?.id}`);
  });

  test('finds requests by status and words', async ({ api, admin }) => {
    const { id, receipt } = await requested(api, { name: 'Única Razón Social' });
    for (const q of ['nica RAZ', formatFolio(receipt.folio)]) {
      const found = await admin.client.call(listInvoiceRequests, { query: { filter: JSON.stringify({ q }) } });
      expect(found.map((it) => it.id)).toEqual([id]);
    }
    const issued = await admin.client.call(listInvoiceRequests, { query: { filter: '{"status":"issued"}' } });
    expect(issued.map((it) => it.id)).not.toContain(id);
    const sorted = await admin.client.call(listInvoiceRequests, { query: { sort: '["name","DESC"]', range: '[0,0]' } });
    expect(sorted.map((it) => it.id)).toEqual([id]);
  });

  test('is for administrators, and knows its words', async ({ api, admin }) => {
    const { id } = await requested(api);
    const parent = await api.member('padre');
    const path = `/invoice-requests/${id}`;
    for (const [method, at] of [
      ['GET', '/invoice-requests'],
      ['GET', path],
      ['PUT', path],
    ] as const) {
      const json = method === 'PUT' ? { status: 'rejected' } : undefined;
      expect(await api.request(method, at, { json })).toMatchObject({ status: 401 });
      expect(await api.request(method, at, { json, token: parent.token })).toMatchObject({ status: 403 });
    }
    const { token } = admin;
    expect(await api.request('PUT', path, { token, json: { status: 'issued' } })).toMatchObject({ status: 422 });
    const unknown = `/invoice-requests/${crypto.randomUUID()}`;
    expect(await api.request('PUT', unknown, { token, json: { status: 'rejected' } })).toMatchObject({ status: 404 });
    expect(await api.request('GET', unknown, { token })).toMatchObject({ status: 404 });
  });
});

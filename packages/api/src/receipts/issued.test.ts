import { getAttention } from '@lia/sdk/attention/endpoints';
import { toPesos } from '@lia/sdk/payments/money';
import {
  decideInvoiceRequest,
  getInvoiceFile,
  getInvoiceRequest,
  listInvoiceRequests,
  uploadInvoice,
} from '@lia/sdk/receipts/administration';
import { getReceiptInvoice, requestInvoice } from '@lia/sdk/receipts/endpoints';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { sampleCfdi, sampleInvoice } from '@lia/sdk/testing/sampleCfdi';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { inTransaction } from '../platform/database.ts';
import { storedFiles } from '../platform/tables.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { openDonation, TOTAL } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { becomes, invoiceRequest, paidOrder, pay, receiptOf } from '../testing/receipts.ts';
import { waitingOn } from '../testing/waitingOn.ts';
import { latestReceipt } from './store.ts';
import { invoiceRequests } from './tables.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

const PAID = toPesos(TOTAL).toFixed(2);
const anId = () => crypto.randomUUID();

/** A request that waits for its invoice, and its receipt. */
async function requested(api: RunningApi, admin: Member, email = 'emma@example.mx', orderId?: string) {
  const receipt = await latestReceipt(api.app.db, orderId ?? (await paidOrder(api)));
  if (!receipt) throw new Error('No receipt');
  await api.visitor.call(requestInvoice, { params: { id: receipt.id }, body: { ...invoiceRequest, email } });
  const filter = JSON.stringify({ q: formatFolio(receipt.folio) });
  const [request] = await admin.client.call(listInvoiceRequests, { query: { filter } });
  if (!request) throw new Error('No request');
  return { id: request.id, receipt };
}

interface Sent {
  files?: readonly File[];
  replaces?: string;
  idempotencyKey?: string;
}

const upload = (
  { client }: Member,
  id: string,
  { files = sampleInvoice({ total: PAID }), replaces, idempotencyKey = anId() }: Sent = {},
) => client.call(uploadInvoice, { params: { id }, body: { replaces }, files: { 'files[]': files }, idempotencyKey });

const later = () => new Date(Date.now() + 150_000);

describe('an invoice', () => {
  test('is kept, sent once to who asked with both files, and downloaded on the receipt', async ({ api, admin }) => {
    const { id, receipt } = await requested(api, admin, 'completa@example.mx');
    const folioFiscal = anId();
    const files = sampleInvoice({ id: folioFiscal, total: PAID });
    const idempotencyKey = anId();
    const { data, message } = await upload(admin, id, { files, idempotencyKey });
    expect(message).toContain('Guardamos la factura');
    expect(data).toMatchObject({
      status: 'issued',
      note: folioFiscal.toUpperCase(),
      invoices: [{ id: folioFiscal, issued_at: '2026-11-21T16:00:05.000Z', cancelled_at: null }],
    });
    // The answer was lost, and the console sends it again.
    expect((await upload(admin, id, { files, idempotencyKey })).data).toEqual(data);

    const emails = await emailsTo(api, 'completa@example.mx', later());
    const name = `CFDI ${formatFolio(receipt.folio)}`;
    expect(emails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      [`${name}.xml`, `${name}.pdf`],
    ]);
    expect(emails[0]?.text).toContain(`Folio fiscal: ${folioFiscal.toUpperCase()}`);

    expect(await receiptOf(api, receipt.payments[0]?.id ?? '')).toMatchObject({ invoiced: true });
    for (const [at, kind] of (['xml', 'pdf'] as const).entries()) {
      const mine = await api.visitor.call(getReceiptInvoice, { params: { id: receipt.id, kind } });
      expect(await mine.text()).toBe(await files[at]?.text());
      const ours = await admin.client.call(getInvoiceFile, { params: { id, invoice: folioFiscal, kind } });
      expect(await ours.text()).toBe(await files[at]?.text());
    }
  });

  test('is replaced by naming it; the first stays in the history alone', async ({ api, admin }) => {
    const { id, receipt } = await requested(api, admin, 'sustituida@example.mx');
    const [first, second] = [anId(), anId()];
    await upload(admin, id, { files: sampleInvoice({ id: first, total: PAID }) });
    const files = sampleInvoice({ id: second, total: PAID });
    const refusal = { status: 409, code: 'INVOICE_ISSUED' };
    await expect(upload(admin, id, { files })).rejects.toMatchObject(refusal);
    await expect(upload(admin, id, { files, replaces: anId() })).rejects.toMatchObject(refusal);
    const { data } = await upload(admin, id, { files, replaces: first });
    expect(data.invoices).toMatchObject([
      { id: second, cancelled_at: null },
      { id: first, cancelled_at: expect.any(String) },
    ]);
    const mine = await api.visitor.call(getReceiptInvoice, { params: { id: receipt.id, kind: 'xml' } });
    expect(await mine.text()).toContain(second.toUpperCase());
    const [email, ...others] = await emailsTo(api, 'sustituida@example.mx', later());
    expect(others).toEqual([]);
    expect(email?.text).toContain(`Sustituye a la factura ${first.toUpperCase()}`);

    // Opened again: it is cancelled, and cannot come back.
    await admin.client.call(decideInvoiceRequest, { params: { id }, body: { status: 'pending' } });
    const gone = api.visitor.call(getReceiptInvoice, { params: { id: receipt.id, kind: 'pdf' } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
    expect(await receiptOf(api, receipt.payments[0]?.id ?? '')).toMatchObject({ invoiced: false });
    await expect(upload(admin, id, { files })).rejects.toMatchObject({ status: 409, code: 'CFDI_DUPLICATE' });
  });

  test('is of one request, also where two send it at once', async ({ api, admin }) => {
    const [one, other] = [await requested(api, admin), await requested(api, admin)];
    const files = sampleInvoice({ total: PAID });
    const sent = await Promise.allSettled([one, other].map(({ id }) => upload(admin, id, { files })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    for (const it of sent) {
      if (it.status === 'rejected') expect(it.reason).toMatchObject({ status: 409, code: 'CFDI_DUPLICATE' });
    }
  });

  const cases: readonly [string, readonly File[], string][] = [
    ['of another issuer', sampleInvoice({ total: PAID, issuer: 'SAT970701NN3' }), 'emite el RFC SAT970701NN3'],
    ['for another RFC', sampleInvoice({ total: PAID, receiver: 'SAT970701NN3' }), 'es para el RFC SAT970701NN3'],
    ['of another total', sampleInvoice({ total: '0.01' }), 'El total de la factura es $0.01'],
    ['in dollars', sampleInvoice({ total: PAID, currency: 'USD' }), 'no es una factura'],
    ['of a credit note', sampleInvoice({ total: PAID, kind: 'E' }), 'no es una factura'],
    [
      'without a stamp',
      sampleInvoice(sampleCfdi({ total: PAID }).replace('tfd:Timbre', 'tfd:Otro')),
      'no es una factura',
    ],
    ['cut off', sampleInvoice(sampleCfdi({ total: PAID }).slice(0, -20)), 'no es una factura'],
    [
      'with a document type',
      sampleInvoice({ total: PAID, head: '<!DOCTYPE a SYSTEM "file:///etc/passwd">', more: '&b;' }),
      'no es una factura',
    ],
    [
      'with a second stamp',
      sampleInvoice({
        total: PAID,
        more: '<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="x"/></cfdi:Complemento>',
      }),
      'no es una factura',
    ],
    [
      'in another namespace',
      sampleInvoice(sampleCfdi({ total: PAID }).replaceAll('sat.gob.mx', 'a.mx')),
      'no es una factura',
    ],
    ['of 1.1 MB', sampleInvoice({ total: PAID, more: ' '.repeat(1_100_000) }), '1'],
    ['without its PDF', sampleInvoice({ total: PAID }).slice(0, 1), 'Elige los dos archivos'],
    ['that is a page', [new File(['<html></html>'], 'a.xml')], 'formato'],
  ];

  test.for(cases)('%s is refused, and no file stays', async ([, files, reason], { api, admin }) => {
    const { id } = await requested(api, admin);
    const before = await api.app.db.$count(storedFiles);
    await expect(upload(admin, id, { files })).rejects.toMatchObject({
      status: 422,
      fields: { 'files[]': expect.stringContaining(reason) },
    });
    expect(await api.app.db.$count(storedFiles)).toBe(before);
    expect(await admin.client.call(getInvoiceRequest, { params: { id } })).toMatchObject({
      status: 'pending',
      invoices: [],
    });
  });

  test('is of no request that was rejected, nor of money that went back, nor of another path', async ({
    api,
    admin,
  }) => {
    const { id, receipt } = await requested(api, admin);
    await admin.client.call(decideInvoiceRequest, { params: { id }, body: { status: 'rejected', note: 'RFC' } });
    await expect(upload(admin, id)).rejects.toMatchObject({ status: 409, code: 'INVOICE_CLOSED' });

    const open = await openDonation(api);
    const payment = await pay(api, open);
    const refunded = await requested(api, admin, 'devuelta@example.mx', open.orderId);
    await becomes(api, open, payment, 'refunded');
    await expect(upload(admin, refunded.id)).rejects.toMatchObject({ status: 409, code: 'RECEIPT_CANCELLED' });

    await expect(upload(admin, anId())).rejects.toMatchObject({ status: 404 });
    const other = await requested(api, admin);
    const invoice = anId();
    await upload(admin, other.id, { files: sampleInvoice({ id: invoice, total: PAID }) });
    for (const path of [
      `/invoice-requests/${id}/invoices/${invoice}/pdf`,
      `/invoice-requests/${other.id}/invoices/${invoice}/exe`,
      `/receipts/${receipt.id}/invoice/xml`,
      `/receipts/${other.id}/invoice/xml`,
    ]) {
      const { status } = await api.request('GET', path, { token: admin.token });
      expect([404, 422], path).toContain(status);
    }
    const parent = await api.member('padre');
    await expect(upload(parent, other.id)).rejects.toMatchObject({ status: 403 });
  });
});

describe('of a receipt whose money went back', () => {
  /** A request, whose invoice was uploaded where it has an id, of a donation that was refunded since. */
  async function refunded(api: RunningApi, admin: Member, invoice?: string) {
    const open = await openDonation(api);
    const payment = await pay(api, open);
    const { id, receipt } = await requested(api, admin, 'regresada@example.mx', open.orderId);
    if (invoice !== undefined) await upload(admin, id, { files: sampleInvoice({ id: invoice, total: PAID }) });
    await becomes(api, open, payment, 'refunded');
    return { id, receipt };
  }

  /** The rows that a card of the first page leads to, each by its id. */
  async function waiting({ client }: Member, kind: 'invoicesToCancel' | 'pendingInvoices'): Promise<string[]> {
    const item = (await client.call(getAttention, {})).data.find((one) => one.kind === kind);
    if (!item) return [];
    const rows = await client.call(listInvoiceRequests, { query: { filter: JSON.stringify(item.filter) } });
    expect(rows).toHaveLength(item.count);
    return rows.map(({ id }) => id);
  }

  const cancel = ({ client }: Member, id: string) =>
    client.call(decideInvoiceRequest, { params: { id }, body: { status: 'cancelled' } });

  test('an invoice waits to be cancelled, once, without an e-mail', async ({ api, admin }) => {
    const invoice = anId();
    const { id, receipt } = await refunded(api, admin, invoice);
    expect(await waiting(admin, 'invoicesToCancel')).toContain(id);
    expect(await waiting(admin, 'pendingInvoices')).not.toContain(id);
    const before = await emailsTo(api, 'regresada@example.mx', later());
    const { data } = await cancel(admin, id);
    expect(data).toMatchObject({ status: 'issued', invoices: [{ id: invoice, cancelled_at: expect.any(String) }] });
    expect((await cancel(admin, id)).data).toEqual(data);
    expect(await waiting(admin, 'invoicesToCancel')).not.toContain(id);
    const gone = api.visitor.call(getReceiptInvoice, { params: { id: receipt.id, kind: 'pdf' } });
    await expect(gone).rejects.toMatchObject({ status: 404 });
    expect(await emailsTo(api, 'regresada@example.mx', later())).toHaveLength(before.length);
  });

  test('its invoice is not sent any more', async ({ api, admin }) => {
    const open = await openDonation(api);
    const payment = await pay(api, open);
    const { id } = await requested(api, admin, 'ya-regresada@example.mx', open.orderId);
    await upload(admin, id);
    await becomes(api, open, payment, 'refunded');
    const subjects = (await emailsTo(api, 'ya-regresada@example.mx', later())).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /factura/i.test(subject ?? ''))).toEqual([]);
  });

  test('an invoice whose files were checked before is refused', async ({ api, admin }) => {
    const open = await openDonation(api);
    const payment = await pay(api, open);
    const { id } = await requested(api, admin, undefined, open.orderId);
    let uploading: Promise<unknown> = Promise.resolve();
    await inTransaction(api.app.db, async (tx) => {
      await tx.select().from(invoiceRequests).where(eq(invoiceRequests.id, id)).for('update');
      uploading = upload(admin, id).catch((error: unknown) => error);
      await expect.poll(() => waitingOn(tx)).toBe(1);
      await becomes(api, open, payment, 'refunded');
    });
    expect(await uploading).toMatchObject({ status: 409, code: 'RECEIPT_CANCELLED' });
  });

  test('no invoice is to be issued, and one of a receipt that stands is not cancelled', async ({ api, admin }) => {
    const { id } = await refunded(api, admin);
    const standing = await requested(api, admin);
    const pending = await waiting(admin, 'pendingInvoices');
    expect(pending).toContain(standing.id);
    expect(pending).not.toContain(id);
    await upload(admin, standing.id);
    await expect(cancel(admin, standing.id)).rejects.toMatchObject({ status: 409, code: 'RECEIPT_STANDS' });
    await expect(cancel(admin, anId())).rejects.toMatchObject({ status: 404 });
  });
});

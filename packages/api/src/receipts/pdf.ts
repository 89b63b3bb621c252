import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import { formatReceiptDate } from '@lia/sdk/receipts/date';
import { CONTACT_EMAIL, formatFolio } from '@lia/sdk/receipts/rules';

import { emailTranslator } from '../mail/translator.ts';
import type { DoneeConfig } from '../platform/config/invoices.ts';
import { INK, LINE, PRIMARY, SOFT, WARNING } from '../platform/mail/brandColors.ts';
import { bytesOf, openPdf, type Pdf, SHEET_WIDTH } from '../platform/pdf.ts';
import { taxNote } from './donee.ts';
import type { Receipt } from './store.ts';

/** In points. */
const MARGIN = 56;
const WIDTH = SHEET_WIDTH;
const INNER = WIDTH - 2 * MARGIN;
/** Last line above the foot. */
const BOTTOM = 690;

/** Left edge, width and side of each column: CANTIDAD, SERVICIO, PRECIO UNITARIO, TOTAL (document 1 section 2). */
const columns = [
  { x: MARGIN, width: 64, align: 'left' },
  { x: MARGIN + 72, width: 212, align: 'left' },
  { x: MARGIN + 292, width: 100, align: 'right' },
  { x: MARGIN + 400, width: 100, align: 'right' },
] as const;

const t = emailTranslator('es');

/** A receipt as PDF, in Spanish. The same receipt makes the same bytes. */
export async function receiptPdf(receipt: Receipt, donee: DoneeConfig | null): Promise<Buffer> {
  const folio = formatFolio(receipt.folio);
  const doc = await openPdf({ title: t('pdf.title', { folio }), margin: MARGIN, made: receipt.issuedAt });
  const bytes = bytesOf(doc);
  doc.addPage();

  head(doc, receipt, folio);
  people(doc, receipt);
  items(doc, receipt);
  notes(doc, receipt, taxNote(donee, receipt, 'es'));
  doc.end();
  return bytes;
}

function head(doc: Pdf, { paidAt, cancelledAt }: Receipt, folio: string): void {
  doc.font('bold').fontSize(28).fillColor(PRIMARY).text('LIA', MARGIN, MARGIN);
  const right = { width: INNER, align: 'right' } as const;
  doc.fontSize(18).fillColor(INK).text(t('pdf.heading', { folio }), MARGIN, MARGIN, right);
  doc.font('plain').fontSize(10).fillColor(SOFT);
  doc.text(`${t('pdf.date')}: ${formatReceiptDate(paidAt.toISOString())}`, MARGIN, doc.y + 2, right);
  if (cancelledAt) {
    const since = formatReceiptDate(cancelledAt.toISOString());
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(WARNING)
      .text(t('pdf.cancelled', { since }), MARGIN, doc.y + 6, right);
  }
  line(doc, doc.y + 14);
}

function people(doc: Pdf, { payer_name, payer_email, payer_company, payments }: Receipt): void {
  const top = doc.y;
  const half = INNER / 2 - 12;
  fact(doc, t('pdf.payer'), [payer_company ?? '', payer_name, payer_email], { x: MARGIN, y: top, width: half });
  const left = doc.y;
  const ids = payments.map(({ id }) => id);
  fact(doc, t('pdf.payment'), ids, { x: MARGIN + INNER / 2 + 12, y: top, width: half });
  doc.y = Math.max(left, doc.y) + 24;
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function fact(doc: Pdf, name: string, values: readonly string[], { x, y, width }: Place): void {
  doc.font('plain').fontSize(10).fillColor(SOFT).text(name, x, y, { width });
  doc.fontSize(11).fillColor(INK);
  for (const value of values) if (value !== '') doc.text(doc.drawn(value), x, doc.y + 1, { width });
}

function items(doc: Pdf, { lines, total }: Receipt): void {
  const names = [t('pdf.quantity'), t('pdf.service'), t('pdf.unitPrice'), t('pdf.total')];
  doc.font('bold').fontSize(9).fillColor(SOFT);
  row(doc, names);
  doc.font('plain').fontSize(11).fillColor(INK);
  for (const { title, quantity, unitPrice } of lines) {
    const price = (amount: Centavos): string => formatPesos(amount);
    row(doc, [String(quantity), doc.drawn(title), price(unitPrice), price(quantity * unitPrice)]);
  }
  doc.font('bold').fontSize(14);
  const y = doc.y + 6;
  doc.text(t('pdf.total'), MARGIN, y, { width: 292 + 40, align: 'right' });
  doc.text(formatPesos(total), MARGIN + 340, y, { width: INNER - 340, align: 'right' });
  doc.y += 28;
}

/** Draws one row of the table as high as its highest cell, on a new sheet where it does not fit. */
function row(doc: Pdf, cells: readonly string[]): void {
  const height = Math.max(...columns.map(({ width }, at) => doc.heightOfString(cells[at] ?? '', { width })));
  if (doc.y + height > BOTTOM) doc.addPage();
  const y = doc.y;
  for (const [at, { x, width, align }] of columns.entries()) doc.text(cells[at] ?? '', x, y, { width, align });
  line(doc, y + height + 6);
}

function line(doc: Pdf, y: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.75)
    .strokeColor(LINE)
    .stroke();
  doc.y = y + 8;
}

function notes(doc: Pdf, { reason, cancelledAt }: Receipt, note: string | null): void {
  const width = { width: 400 } as const;
  doc.font('plain').fontSize(10).fillColor(SOFT);
  if (cancelledAt) {
    doc.text(t('pdf.provesNothing'), MARGIN, doc.y, width);
    return;
  }
  doc.text(t('pdf.notInvoice'), MARGIN, doc.y, width);
  if (note !== null) doc.text(note, MARGIN, doc.y + 6, width);
  if (reason !== 'donation') doc.text(t('receipt.invoice', { email: CONTACT_EMAIL }), MARGIN, doc.y + 6, width);
  doc.text(t('pdf.thanks'), MARGIN, doc.y + 6, width);
}

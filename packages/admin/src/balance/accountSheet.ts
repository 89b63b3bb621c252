import { accountRowLabels } from '@lia/sdk/balance/labels';
import type { AccountRow } from '@lia/sdk/balance/records';
import type { Language } from '@lia/sdk/messages/language';

import { type Cell, moneyCell, sheetInstant } from '../exports/sheet.ts';
import { providerName } from '../payments/words.ts';
import type { Words } from '../resources/field.ts';
import '../receipts/en.ts';
import '../receipts/es.ts';
import { balance } from './es.ts';

const columns = [
  ...(['at', 'movement', 'folio', 'customer', 'rfc', 'concept', 'reason', 'subtotal', 'iva', 'total'] as const),
  ...(['fee', 'net'] as const),
  ...(['method', 'provider', 'payment_id', 'order_id', 'invoice_status', 'invoice_id'] as const),
] as const;

export const accountHeadings = (language: Language): string[] =>
  columns.map((column) => accountRowLabels[column][language]);

const { methods } = balance.accounts;
const isMethod = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method);

/** A movement as a row of the file. */
export const accountCells = (row: AccountRow, words: Words): Cell[] =>
  columns.map((column) => cellOf(row, column, words));

function cellOf(row: AccountRow, column: (typeof columns)[number], words: Words): Cell {
  const { t } = words;
  switch (column) {
    case 'subtotal':
    case 'iva':
    case 'total':
    case 'fee':
    case 'net':
      return moneyCell(row[column] ?? null);
    case 'at':
      return { text: sheetInstant(row.at), instant: sheetInstant(row.at) };
    case 'movement':
      return { text: t(`balance.movements.${row.movement}`) };
    case 'reason':
      return { text: row.reason === null ? '' : t(`orders.reasons.${row.reason}`) };
    case 'method':
      return { text: isMethod(row.method) ? t(`balance.accounts.methods.${row.method}`) : row.method };
    case 'provider':
      return { text: providerName(row, words) };
    case 'invoice_status':
      return { text: invoiceOf(row, words) };
    default:
      return { text: row[column] ?? '' };
  }
}

function invoiceOf({ order_id, invoice_status }: AccountRow, { t }: Words): string {
  // What belongs to no order has nothing to invoice.
  if (order_id === null) return '';
  return invoice_status ? t(`invoices.statuses.${invoice_status}`) : t('balance.accounts.noInvoice');
}

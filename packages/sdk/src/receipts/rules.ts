/** Where an invoice may also be asked for: the admin address of the receipt's note (document 1 section 2). */
export const CONTACT_EMAIL = 'hola@lia.example';

/** The phone of LIA, as it is written and as a link dials it. */
export const CONTACT_PHONE = { text: '55 4000 0305', href: 'tel:+525540000305' } as const;

/** `42` → `LIA-000042`: how the number of a receipt is written. Numbers start at 1 and leave no gaps. */
export const formatFolio = (folio: number): string => `LIA-${String(folio).padStart(6, '0')}`;

/** The number behind a written folio, or null for any other text: `lia-42` is 42. */
export function readFolio(text: string): number | null {
  const digits = /^\s*(?:LIA-?)?0*([1-9]\d{0,8})\s*$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** How many receipts one call sends again: a page of the console's list. */
export const MAX_RESENT = 100;

/** The receipt of a payment, on the portal. */
export const receiptPath = (payment: string): string => `/receipt?payment_id=${encodeURIComponent(payment)}`;

/** The message where a bill cannot be fetched (document 1 section 8). */
export const billFailed = {
  es: 'tu factura no pudo ser procesada, inicia sesión para revisarlo',
  en: 'your invoice could not be processed, log in to check it',
} as const;

/** Life of an invoice request: `issued` and `pending` are one per receipt; a rejected one may be asked for again. */
export const invoiceStatuses = ['pending', 'issued', 'rejected'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * What the console may mark a request as; `issued` takes the files of the invoice. `cancelled`: the tax office cancelled the invoice
 * of a receipt whose money went back; the request stays as it is.
 */
export const invoiceDecisions = ['pending', 'rejected', 'cancelled'] as const;

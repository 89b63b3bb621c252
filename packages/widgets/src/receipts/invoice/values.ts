import { invoiceRequestLabels } from '@lia/sdk/receipts/labels';

import { emptyTexts } from '../../form/emptyTexts.ts';
import { filled } from '../../form/filled.ts';

/** What an invoice is made out to, as text, under the names of the body. */
export const blank = emptyTexts(invoiceRequestLabels);
export type InvoicePath = keyof typeof blank;
export type InvoiceValues = Record<InvoicePath, string>;

/** The body as the API takes it. */
export const bodyOf = (values: InvoiceValues): object => filled(values);

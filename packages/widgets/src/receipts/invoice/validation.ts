import { type InvoiceRequest, invoiceRequestSchema } from '@lia/sdk/receipts/schema';
import { validate } from '@lia/sdk/validation/validate';

import type { Check } from '../../form/useForm.ts';
import { bodyOf, type InvoiceValues } from './values.ts';

/** The rules of an invoice request. A module of its own, fetched late: it brings yup. */
export const check: Check<InvoiceValues, InvoiceRequest> = (values) =>
  validate(invoiceRequestSchema, bodyOf(values), { input: 'typed' });

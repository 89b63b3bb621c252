import { Fragment } from 'react';

import { latePart } from '../../form/latePart.tsx';

/** The way to an invoice: few ask for it. */
export const LateInvoice = latePart(async () => (await import('./InvoiceForm.tsx')).InvoiceForm, Fragment);

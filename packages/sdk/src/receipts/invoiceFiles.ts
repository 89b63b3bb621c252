import type { FileRule } from '../files/rules.ts';

/** The files of an issued invoice (CFDI): what the tax office stamped, and how it is printed. */
export const invoiceFileKinds = ['xml', 'pdf'] as const;
export type InvoiceFileKind = (typeof invoiceFileKinds)[number];

/** What is taken of each. */
export const invoiceFiles = {
  kinds: [
    { extensions: ['xml'], maxMegabytes: 1 },
    { extensions: ['pdf'], maxMegabytes: 5 },
  ],
} as const satisfies FileRule;

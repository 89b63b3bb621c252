import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { invoiceRequests, receiptCancellations, receipts } from './tables.ts';

const business = { tax_regime: '601', postal_code: '72000', cfdi_use: 'G03' } as const;
const person = { tax_regime: '605', postal_code: '06600', cfdi_use: 'D04' } as const;

/** What donors asked for: two wait, one was issued before files were kept, one was refused. */
const asked = [
  { rfc: 'PSO150312AB4', name: 'PAPELERIA EL SOL', email: 'facturas@elsol.example', ...business },
  { rfc: 'GODE561231GR8', name: 'EMMA GOMEZ DIAZ', email: 'emma@example.mx', ...person },
  {
    // Of the company whose account is in the demo data, and whose gift has this receipt.
    rfc: 'TMA110907KL5',
    name: 'TEXTILES MAYAHUEL',
    email: 'facturas@mayahuel.example',
    ...business,
    status: 'issued',
    note: fixedUuid('invoice mayahuel').toUpperCase(),
  },
  {
    rfc: 'HEHL850214MX3',
    name: 'LUCIA HERRERA',
    email: 'lucia@example.mx',
    ...person,
    status: 'rejected',
    note: 'El código postal no es el de la constancia de situación fiscal.',
  },
] as const;

/** Writes the invoice requests of the demo data, on the first receipts of gifts; none where there are any. */
export async function seedInvoices(db: Database): Promise<void> {
  if ((await db.$count(invoiceRequests)) > 0) return;
  const gifts = await db
    .select({ id: receipts.id })
    .from(receipts)
    .leftJoin(receiptCancellations, eq(receiptCancellations.receiptId, receipts.id))
    .where(and(inArray(receipts.reason, ['donation', 'sponsorship']), isNull(receiptCancellations.receiptId)))
    .orderBy(asc(receipts.folio))
    .limit(asked.length);
  const rows = gifts.flatMap(({ id: receiptId }, index) => {
    const request = asked[index];
    const isDecided = request !== undefined && 'status' in request;
    return request
      ? [{ ...request, receiptId, createdAt: daysBefore(3), decidedAt: isDecided ? daysBefore(2) : null }]
      : [];
  });
  if (rows.length > 0) await db.insert(invoiceRequests).values(rows);
}

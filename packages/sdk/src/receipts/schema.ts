import { type InferType, string } from 'yup';

import { email, record, says, text } from '../validation/fields.ts';
import { cfdiUseCodes, normaliseRfc, regimesFor, RFC, taxRegimeCodes, usesFor } from './sat.ts';

/** What an invoice is made out to, as the tax office asks for it (CFDI 4.0). */
export const invoiceRequestSchema = record({
  rfc: string()
    .typeError(says('invalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normaliseRfc(value) : value))
    .required(says('required'))
    .matches(RFC, says('rfc.invalid')),
  /** Name or razón social, as on the tax certificate. */
  name: text(3, 300),
  tax_regime: string()
    .typeError(says('choice.unknown'))
    .required(says('required'))
    .oneOf(taxRegimeCodes, says('choice.unknown'))
    .test('rfc', says('taxRegime.rfc'), (code, { parent }) => {
      const rfc: unknown = parent.rfc;
      return typeof rfc !== 'string' || !RFC.test(rfc) || regimesFor(rfc).some((it) => it === code);
    }),
  postal_code: string()
    .typeError(says('invalid'))
    .trim(says('untrimmed'))
    .required(says('required'))
    .matches(/^\d{5}$/, says('postalCode.invalid')),
  cfdi_use: string()
    .typeError(says('choice.unknown'))
    .required(says('required'))
    .oneOf(cfdiUseCodes, says('choice.unknown'))
    .test('regime', says('cfdiUse.regime'), (code, { parent }) => {
      const regime: unknown = parent.tax_regime;
      return typeof regime !== 'string' || usesFor(regime).some((it) => it === code);
    }),
  email: email(),
});
export type InvoiceRequest = InferType<typeof invoiceRequestSchema>;

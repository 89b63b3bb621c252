import { type InferType, string } from 'yup';

import { email, record, messageKey, text } from '../validation/fields.ts';
import { cfdiUseCodes, normaliseRfc, regimesFor, RFC, taxRegimeCodes, usesFor } from './sat.ts';

/** What an invoice is made out to, as the tax office asks for it (CFDI 4.0). */
export const invoiceRequestSchema = record({
  rfc: string()
    .typeError(messageKey('invalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normaliseRfc(value) : value))
    .required(messageKey('required'))
    .matches(RFC, messageKey('rfc.invalid')),
  /** Name or razón social, as on the tax certificate. */
  name: text(3, 300),
  tax_regime: string()
    .typeError(messageKey('choice.unknown'))
    .required(messageKey('required'))
    .oneOf(taxRegimeCodes, messageKey('choice.unknown'))
    .test('rfc', messageKey('taxRegime.rfc'), (code, { parent }) => {
      const rfc: unknown = parent.rfc;
      return typeof rfc !== 'string' || !RFC.test(rfc) || regimesFor(rfc).some((it) => it === code);
    }),
  postal_code: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .matches(/^\d{5}$/, messageKey('postalCode.invalid')),
  cfdi_use: string()
    .typeError(messageKey('choice.unknown'))
    .required(messageKey('required'))
    .oneOf(cfdiUseCodes, messageKey('choice.unknown'))
    .test('regime', messageKey('cfdiUse.regime'), (code, { parent }) => {
      const regime: unknown = parent.tax_regime;
      return typeof regime !== 'string' || usesFor(regime).some((it) => it === code);
    }),
  email: email(),
});
export type InvoiceRequest = InferType<typeof invoiceRequestSchema>;

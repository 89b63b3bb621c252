import { fromPesos, formatPesos, type Centavos } from '@lia/sdk/payments/money';
import type { Message } from '@lia/sdk/messages/translate';
import { record, UUID } from '@lia/sdk/validation/fields';
import { RFC } from '@lia/sdk/receipts/sat';
import { Parser } from 'saxen';
import { type InferType, string } from 'yup';

/** Namespaces of CFDI 4.0 and of its stamp (Anexo 20 of the Resolución Miscelánea Fiscal), by the prefixes used here. */
const prefixes = {
  'http://www.sat.gob.mx/cfd/4': 'cfdi',
  'http://www.sat.gob.mx/TimbreFiscalDigital': 'tfd',
} as const;

/** Where what is read stands: its elements from the root on. */
const INVOICE = 'cfdi:Comprobante';
const places = [
  INVOICE,
  `${INVOICE}/cfdi:Emisor`,
  `${INVOICE}/cfdi:Receptor`,
  `${INVOICE}/cfdi:Complemento/tfd:TimbreFiscalDigital`,
] as const;

const rfc = () => string().matches(RFC).required();

/** What we read of the attributes of each, by its place. */
const shape = record({
  Version: string().oneOf(['4.0']).required(),
  /** Income: what is sold or given. */
  TipoDeComprobante: string().oneOf(['I']).required(),
  Moneda: string().oneOf(['MXN']).required(),
  Total: string()
    .matches(/^\d{1,12}(\.\d{1,2})?0*$/)
    .required(),
  issuer: rfc(),
  receiver: rfc(),
  UUID: string().matches(UUID).required(),
  /** By the clock of the tax office's centre, without a zone. */
  FechaTimbrado: string()
    .matches(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d$/)
    .required(),
});

/** A stamped invoice of income in pesos. */
export interface Cfdi {
  /** Folio fiscal, in small letters. */
  id: string;
  issuer: string;
  receiver: string;
  total: Centavos;
  stampedAt: Date;
}

/** Central Mexico has had no summer time since 2022. */
const CENTRAL_MEXICO = '-06:00';

/** The invoice that the bytes of an XML hold; null where they hold none. A document with a DTD is none: no CFDI has one. */
export function readCfdi(bytes: Uint8Array): Cfdi | null {
  try {
    const found = attributesOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const [invoice, issuer, receiver, stamp] = places.map((place) => found.get(place) ?? {});
    const read: InferType<typeof shape> = shape.validateSync(
      {
        Version: invoice?.Version,
        TipoDeComprobante: invoice?.TipoDeComprobante,
        Moneda: invoice?.Moneda,
        Total: invoice?.Total,
        issuer: issuer?.Rfc,
        receiver: receiver?.Rfc,
        UUID: stamp?.UUID?.toLowerCase(),
        FechaTimbrado: stamp?.FechaTimbrado,
      },
      { strict: true },
    );
    const stampedAt = new Date(`${read.FechaTimbrado}${CENTRAL_MEXICO}`);
    if (Number.isNaN(stampedAt.getTime())) return null;
    const total = fromPesos(Number(read.Total));
    return { id: read.UUID, issuer: read.issuer, receiver: read.receiver, total, stampedAt };
  } catch {
    // Whatever is wrong with it, it is no invoice.
    return null;
  }
}

/** The attributes of the elements at {@link places}. @throws where the document is not well formed, or has one of them twice */
function attributesOf(xml: string): Map<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  const open: string[] = [];
  const refuse = (): never => {
    throw new Error('Not an invoice');
  };
  new Parser()
    .ns(prefixes)
    .on('openTag', (name, attributes, decode) => {
      open.push(name);
      if (open[0] !== INVOICE) refuse();
      const place = open.join('/');
      if (!places.some((wanted) => wanted === place)) return;
      if (found.has(place)) refuse();
      found.set(
        place,
        Object.fromEntries(Object.entries(attributes()).map(([attribute, value]) => [attribute, decode(value)])),
      );
    })
    .on('closeTag', (name) => void (open.pop() === name || refuse()))
    .on('attention', refuse)
    .on('warn', refuse)
    .parse(xml);
  if (open.length > 0) refuse();
  return found;
}

/** What an invoice must agree with. */
export interface Sale {
  issuer: string;
  receiver: string;
  total: Centavos;
}

/** What makes it another sale's invoice; null where it is that of the sale. */
export function mismatch({ issuer, receiver, total }: Cfdi, sale: Sale): Message | null {
  if (issuer !== sale.issuer) return { key: 'cfdi.issuer', values: { found: issuer, expected: sale.issuer } };
  if (receiver !== sale.receiver) return { key: 'cfdi.receiver', values: { found: receiver, expected: sale.receiver } };
  if (total === sale.total) return null;
  return { key: 'cfdi.total', values: { found: formatPesos(total), expected: formatPesos(sale.total) } };
}

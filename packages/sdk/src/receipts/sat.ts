/** Who pays taxes: a person (RFC of 13 characters) or a company (12). */
export type TaxpayerKind = 'person' | 'company';

/** RFC as the tax office's own schema writes it (t_RFC of CFDI 4.0), in capitals. */
export const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;

/** Stands for anyone without an RFC (Resolución Miscelánea Fiscal, rule 2.7.1.23). */
export const GENERIC_RFC = 'XAXX010101000';

/** Longest RFC: a person's. */
export const RFC_LENGTH = 13;

/** Takes out what people put into an RFC to read it: ` gode-561231 gr8` → `GODE561231GR8`. */
export const normaliseRfc = (rfc: string): string => rfc.replaceAll(/[\s-]/g, '').toUpperCase();

export const taxpayerOf = (rfc: string): TaxpayerKind => (rfc.length === RFC_LENGTH ? 'person' : 'company');

interface TaxRegime {
  name: string;
  kinds: readonly TaxpayerKind[];
}

const person = ['person'] as const;
const company = ['company'] as const;
const both = ['person', 'company'] as const;

/** Tax regimes by code (catalogue c_RegimenFiscal of CFDI 4.0), with the tax office's names. */
export const taxRegimes = {
  '601': { name: 'General de Ley Personas Morales', kinds: company },
  '603': { name: 'Personas Morales con Fines no Lucrativos', kinds: company },
  '605': { name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', kinds: person },
  '606': { name: 'Arrendamiento', kinds: person },
  '607': { name: 'Régimen de Enajenación o Adquisición de Bienes', kinds: person },
  '608': { name: 'Demás ingresos', kinds: person },
  '610': { name: 'Residentes en el Extranjero sin Establecimiento Permanente en México', kinds: both },
  '611': { name: 'Ingresos por Dividendos (socios y accionistas)', kinds: person },
  '612': { name: 'Personas Físicas con Actividades Empresariales y Profesionales', kinds: person },
  '614': { name: 'Ingresos por intereses', kinds: person },
  '615': { name: 'Régimen de los ingresos por obtención de premios', kinds: person },
  '616': { name: 'Sin obligaciones fiscales', kinds: person },
  '620': {
    name: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
    kinds: company,
  },
  '621': { name: 'Incorporación Fiscal', kinds: person },
  '622': { name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', kinds: company },
  '623': { name: 'Opcional para Grupos de Sociedades', kinds: company },
  '624': { name: 'Coordinados', kinds: company },
  '625': {
    name: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    kinds: person,
  },
  '626': { name: 'Régimen Simplificado de Confianza', kinds: both },
} as const satisfies Record<string, TaxRegime>;
export type TaxRegimeCode = keyof typeof taxRegimes;

/** Regimes that may deduct what was bought (uses G and I of c_UsoCFDI). */
const business = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'] as const;
/** Regimes of people who may deduct it from their own taxes (uses D of c_UsoCFDI). */
const personal = ['605', '606', '607', '608', '611', '612', '614', '615', '625'] as const;

interface CfdiUse {
  name: string;
  /** Regimes that may choose it; every one where null. */
  regimes: readonly TaxRegimeCode[] | null;
}

/**
 * What an invoice may be used for, by code (catalogue c_UsoCFDI of CFDI 4.0), with the tax office's names. Those that
 * no purchase here can have are left out: investments in goods, medical costs, payroll, payments in parts.
 */
export const cfdiUses = {
  G01: { name: 'Adquisición de mercancías', regimes: business },
  G03: { name: 'Gastos en general', regimes: business },
  D04: { name: 'Donativos', regimes: personal },
  D10: { name: 'Pagos por servicios educativos (colegiaturas)', regimes: personal },
  S01: { name: 'Sin efectos fiscales', regimes: null },
} as const satisfies Record<string, CfdiUse>;
export type CfdiUseCode = keyof typeof cfdiUses;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
};

export const taxRegimeCodes: readonly TaxRegimeCode[] = keysOf(taxRegimes);
export const cfdiUseCodes: readonly CfdiUseCode[] = keysOf(cfdiUses);

/** Regimes that the holder of this RFC may be in; the generic one has none but `616`. */
export function regimesFor(rfc: string): TaxRegimeCode[] {
  if (rfc === GENERIC_RFC) return ['616'];
  const kind = taxpayerOf(rfc);
  return taxRegimeCodes.filter((code) => taxRegimes[code].kinds.some((it) => it === kind));
}

/** Uses that a taxpayer of this regime may choose. */
export function usesFor(regime: string): CfdiUseCode[] {
  return cfdiUseCodes.filter((code) => {
    const { regimes } = cfdiUses[code];
    return regimes === null || regimes.some((it) => it === regime);
  });
}

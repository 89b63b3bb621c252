import { formatCount } from '../messages/count.ts';

/** Money as it is stored: whole centavos of Mexican pesos. */
export type Centavos = number;

/** The only currency that is taken (document 1 section 9). */
export const CURRENCY = 'MXN';

const CENTAVOS_IN_PESO = 100;

export const fromPesos = (pesos: number): Centavos => Math.round(pesos * CENTAVOS_IN_PESO);
export const toPesos = (amount: Centavos): number => amount / CENTAVOS_IN_PESO;

/** `360000` → `$3,600.00`, where it is plain that pesos are meant: a button, a sum. */
export const formatAmount = (amount: Centavos): string => `$${formatCount(toPesos(amount).toFixed(2))}`;

/** `360000` → `$3,600.00 m.n.` (document 1 sections 2 and 9). */
export const formatPesos = (amount: Centavos): string => `${formatAmount(amount)} m.n.`;

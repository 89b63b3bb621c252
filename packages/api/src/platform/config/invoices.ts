import { isDay } from '@lia/sdk/calendar/days';
import { RFC } from '@lia/sdk/receipts/sat';

import type { Variables } from './variables.ts';

/** The tax office's authorisation to receive deductible gifts, by the days on which it held. */
export interface DoneeConfig {
  /** Number of the official letter. */
  authorisation: string;
  since: string;
  /** Null while it holds. */
  until: string | null;
}

/** RFC that the tax office gives out to test invoices with. */
const TEST_RFC = 'EKU9003173C9';

/** Reads `LIA_RFC`, the RFC that issues our invoices; null where a public server was not given one. */
export function readIssuerRfc({ text, problems }: Variables, isPublic: boolean): string | null {
  const rfc = text('LIA_RFC') ?? (isPublic ? null : TEST_RFC);
  if (rfc !== null && !RFC.test(rfc)) problems.push('LIA_RFC must be an RFC in capitals, such as EKU9003173C9');
  return rfc;
}

/** Reads `LIA_DONEE*`; null where gifts to us are not deductible. */
export function readDonee({ text, problems }: Variables): DoneeConfig | null {
  const [authorisation, since, until] = ['LIA_DONEE', 'LIA_DONEE_SINCE', 'LIA_DONEE_UNTIL'].map(text);
  if (!authorisation && !since && !until) return null;
  if (authorisation && since && isDay(since) && (!until || isDay(until))) {
    return { authorisation, since, until: until ?? null };
  }
  problems.push(
    'LIA_DONEE and LIA_DONEE_SINCE are set together, and LIA_DONEE_SINCE and LIA_DONEE_UNTIL are days such as 2026-01-31',
  );
  return null;
}

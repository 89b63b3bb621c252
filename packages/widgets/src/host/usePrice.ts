import { REDIRECT_AFTER_LOOKUP_MS } from '@lia/sdk/courses/rules';
import { getPrice } from '@lia/sdk/memberships/endpoints';
import type { Price } from '@lia/sdk/memberships/schema';

import { type Reading, unlessRefused, useRead } from './useRead.ts';
import { useDeparture } from './HostProvider.tsx';

/** A page of the portal that leads on to the marketing site. */
export const MARKETING = '/register';

/** A price; `lost` where the server has none, `failed` where it could not be asked. */
export interface PriceReading extends Reading<Price> {
  lost: boolean;
}

/** Looks up a price by its id; a null id looks up nothing. */
export function usePrice(id: string | null): PriceReading {
  const { data, failed, retry } = useRead<Price | null>(id === null ? null : ['price', id], (client) =>
    unlessRefused(client.call(getPrice, { params: { type: id ?? '' } })),
  );
  return { data: data ?? undefined, lost: data === null, failed, retry };
}

/** Leaves for the marketing site where something cannot be had, after a pause in which the message is read (document 1 section 8). */
export const useLostDeparture = (lost: boolean, home: string = MARKETING): void =>
  useDeparture(lost ? home : null, REDIRECT_AFTER_LOOKUP_MS);

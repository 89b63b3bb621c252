import { endpoint } from '../http/endpoint.ts';
import type { GiftPlacesAnswer, MyPlaces, PlacesAllotted } from './records.ts';
import type { PlacesAllotment } from './schema.ts';

type OfGift = { id: string };

/** Places that the gift of an order gives, and which school has them; 404 where the order is no gift. */
export const getGiftPlaces = endpoint<{ params: OfGift; returns: GiftPlacesAnswer }>('GET /orders/{id}/places');

/**
 * Gives the places of a paid gift to a school, for as long as the gift pays them. Another school may get them while no one
 * holds one: 409 `PLACES_USED` after that. 409 `GIFT_NOT_PAID`, 409 `PLACES_ENDED` once their time is over, 422 for an unknown
 * school. Send an idempotency key.
 */
export const allotPlaces = endpoint<{ params: OfGift; body: PlacesAllotment; returns: PlacesAllotted }>(
  'POST /orders/{id}/places',
);

/** Places that the caller's gifts give, and how many of them are used. */
export const listMyPlaces = endpoint<{ returns: MyPlaces }>('GET /me/places');

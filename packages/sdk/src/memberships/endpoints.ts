import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { MyMembership, OrderRequest, StoredOrder } from './records.ts';
import type { PlanList, Price } from './schema.ts';

/** The nine plans, in the order of the specification. */
export const listPlans = endpoint<{ returns: PlanList }>('GET /membresia');

/** Price of a plan by `type`, written `padre-gratis`, or of a course, `curso-12`; 404 for an unknown one. */
export const getPrice = endpoint<{ params: { type: string }; returns: Price }>('GET /stripe/price/{type}');

/**
 * Orders a plan for whoever asks, and answers where to pay (document 1 section 7). 422 for a plan that is not sold to
 * them. Send an idempotency key.
 */
export const storeOrder = endpoint<{ body: OrderRequest; returns: StoredOrder }>('POST /storeOrder');

/** The paid membership of whoever asks. */
export const getMyMembership = endpoint<{ returns: MyMembership }>('GET /me/membership');

/** Ends the membership with what is paid; 404 where none renews itself. */
export const cancelMembership = endpoint<{ returns: MessageAnswer }>('POST /me/membership/cancel');

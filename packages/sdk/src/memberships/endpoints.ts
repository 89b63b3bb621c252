import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { PageQuery } from '../http/list.ts';
import type { CardOutcome, Intent } from '../payments/cardsSchema.ts';
import type {
  CardChange,
  CardChanged,
  MembershipPayment,
  MemberSubscription,
  MyMembership,
  MyOrders,
  OfOrder,
  OpenOrders,
  OrderRequest,
  PaidMembership,
  StoredOrder,
} from './records.ts';
import type { PlanList, Price } from './schema.ts';

/** The nine plans at what they cost now, in the order of the specification. */
export const listPlans = endpoint<{ returns: PlanList }>('GET /membresia');

/**
 * Price of a plan by `type`, written `padre-gratis`, or by the price's own id (`price_padre-gratis`); of a course by the
 * id alone, `curso-12` (document 1 section 7). 404 for an unknown one.
 */
export const getPrice = endpoint<{ params: { type: string }; returns: Price }>('GET /stripe/price/{type}');

/**
 * Orders a plan for the caller, and answers where to pay (document 1 section 7). 422 for a plan that is not sold to
 * them, or at another price than the one that was shown; 409 as for `subscribeMember`. Send an idempotency key.
 */
export const storeOrder = endpoint<{ body: OrderRequest; returns: StoredOrder }>('POST /storeOrder');

/**
 * Opens a checkout for a plan with its payer (document 1 section 7). 422 for a plan that is not sold to the caller, or
 * at another price. Send an idempotency key.
 */
export const payMembership = endpoint<{ body: MembershipPayment; returns: PaidMembership }>('POST /pago/membresia');

/**
 * Subscribes the caller with a card. 402 `CARD_DECLINED` where the bank refuses, 409 `MEMBERSHIP_RENEWS` where the
 * same plan renews itself already for as many children, 409 `MEMBERSHIP_STANDS` where an annual plan is paid, 409
 * `PLAN_PAID_BY_OTHER` where another guardian pays it for each of the children, 409 `SCHOOL_PLAN_PAID_BY_OTHER` where another
 * administrator pays a plan for each of the caller's schools. `requires_action`
 * where the bank wants to hear from the holder first. Without `amount` the price is that of document 1: 422 where the plan costs another one by now.
 */
export const subscribeMember = endpoint<{ body: MemberSubscription; returns: CardOutcome }>('POST /stripe/sub');

/** The paid membership of the caller, further ones, and what others pay for the schools that they run. */
export const getMyMembership = endpoint<{ returns: MyMembership }>('GET /me/membership');

/** Ends the membership with what is paid; 404 where none renews itself. */
export const cancelMembership = endpoint<{ query: OfOrder; returns: MessageAnswer }>('POST /me/membership/cancel');

/** Takes the cancelling back while what is paid lasts; 404 where nothing renews itself. */
export const resumeMembership = endpoint<{ query: OfOrder; returns: MessageAnswer }>('POST /me/membership/resume');

/** The secret with which the browser confirms another card; 404 where nothing renews itself. */
export const openCardChange = endpoint<{ query: OfOrder; returns: Intent }>('POST /me/membership/card/intent');

/**
 * Pays what is owed and the coming periods with another card. 402 `CARD_DECLINED` leaves the card as it was, and so does
 * `requires_action` until the bank heard from the holder and the same is asked once more.
 */
export const changeMembershipCard = endpoint<{ query: OfOrder; body: CardChange; returns: CardChanged }>(
  'POST /me/membership/card',
);

/** What the caller has ordered, newest first; `Content-Range` counts it. */
export const listMyOrders = endpoint<{ query: PageQuery; returns: MyOrders }>('GET /me/orders');

/** Orders of the caller that can be paid right now, newest first. */
export const listOpenOrders = endpoint<{ returns: OpenOrders }>('GET /me/orders/open');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { TransferPayment } from '../payments/transferSchema.ts';
import type {
  CandidateGroups,
  CandidateList,
  CandidateQuery,
  LicenceOrder,
  LicencesChanged,
  LicenceSizePreview,
  MyLicences,
  OrderLicences,
} from './records.ts';
import type { LicenceOrderRequest, LicencePurchased, LicencePurchases, LicenceRefund } from './purchaseSchema.ts';
import type { LicenceAssignment, LicenceReassignment, LicenceSize } from './schema.ts';

type OfOrder = { id: string };

/** Licences of the membership that an order began or renewed: who holds them and who did; 404 for another's order. */
export const getOrderLicences = endpoint<{ params: OfOrder; returns: OrderLicences }>('GET /orders/{id}/licences');

/** Who may get a licence of an order, by name; at most `MAX_CANDIDATES`, of which `skip` leaves out the first. */
export const listCandidates = endpoint<{ params: OfOrder; query: CandidateQuery; returns: CandidateList }>(
  'GET /orders/{id}/licences/people',
);

/** The groups of those who may get a licence of an order. */
export const listCandidateGroups = endpoint<{ params: OfOrder; returns: CandidateGroups }>(
  'GET /orders/{id}/licences/groups',
);

/**
 * Gives people free licences, all or none. 422 for people that the licences of this order are not for; 409 `LICENCES_USED`
 * where fewer are free, `LICENCE_HELD` where one of them holds one of the same plan, `MEMBERSHIP_ENDED`. Send an idempotency
 * key.
 */
export const assignOrderLicences = endpoint<{ params: OfOrder; body: LicenceAssignment; returns: LicencesChanged }>(
  'POST /orders/{id}/licences',
);

/** Takes a licence back from its holder. Freed already, it stays so. Send an idempotency key. */
export const freeLicence = endpoint<{ params: OfOrder & { licence: string }; returns: LicencesChanged }>(
  'POST /orders/{id}/licences/{licence}/free',
);

/** Gives a held licence to another person, with the refusals of assigning. Send an idempotency key. */
export const reassignLicence = endpoint<{
  params: OfOrder & { licence: string };
  body: LicenceReassignment;
  returns: LicencesChanged;
}>('POST /orders/{id}/licences/{licence}/reassign');

/** Whom another number of licences would take one from. Changes nothing. */
export const previewLicenceSize = endpoint<{
  params: OfOrder;
  query: { licences: number };
  returns: LicenceSizePreview;
}>('GET /orders/{id}/licences/size');

/** Sets the number of licences, as it was previewed; what is paid for them stays. 409 `LICENCES_CHANGED`. */
export const changeLicenceSize = endpoint<{ params: OfOrder; body: LicenceSize; returns: LicencesChanged }>(
  'POST /orders/{id}/licences/size',
);

type OfPurchase = OfOrder & { purchase: string };

/** What further licences of a membership cost until it ends, and those that were ordered. */
export const listLicencePurchases = endpoint<{ params: OfOrder; returns: LicencePurchases }>(
  'GET /orders/{id}/licences/purchases',
);

/**
 * Orders further licences; they are there once the order is paid. 422 where they cost something else by now, 409
 * `MEMBERSHIP_NOT_PAID`. Send an idempotency key.
 */
export const buyLicences = endpoint<{ params: OfOrder; body: LicenceOrderRequest; returns: LicencePurchased }>(
  'POST /orders/{id}/licences/purchases',
);

/**
 * Marks an order of licences as paid by bank transfer. Marked with the same reference again, it stays so; 409 `ORDER_CLOSED`
 * with another one, `TRANSFER_USED` where the reference paid another order, `TRANSFER_CANCELLED`,
 * `PERIOD_ENDED` once the period that it is for is over.
 */
export const markTransfer = endpoint<{ params: OfPurchase; body: TransferPayment; returns: LicencePurchased }>(
  'POST /orders/{id}/licences/purchases/{purchase}/transfer',
);

/**
 * Cancels an order of licences whose bank transfer does not come: its status is `expired`, and marking it as paid answers 409
 * `TRANSFER_CANCELLED`. 404 where it is paid otherwise, 409 `ORDER_CLOSED` where it was paid. Send an idempotency key.
 */
export const cancelTransfer = endpoint<{ params: OfPurchase; returns: LicencePurchased }>(
  'POST /orders/{id}/licences/purchases/{purchase}/cancel',
);

/** Whom it would take a licence from that what was paid for an order of licences goes back. Changes nothing. */
export const previewLicenceRefund = endpoint<{ params: OfPurchase; returns: LicenceSizePreview }>(
  'GET /orders/{id}/licences/purchases/{purchase}/refund',
);

/**
 * Takes the mark of a transfer back, since it did not come or went back: its licences go, as previewed, and its receipt is
 * cancelled. 409 `LICENCES_CHANGED`, 404 where no transfer pays it.
 */
export const refundTransfer = endpoint<{ params: OfPurchase; body: LicenceRefund; returns: LicencePurchased }>(
  'POST /orders/{id}/licences/purchases/{purchase}/refund',
);

/** Memberships with their licences, newest first. Filters with facets: `status`, `type`; `unnotified`, `school_id`; `q` (words of the owner's name, or of a school's; the reference of a bank transfer). */
export const listLicenceOrders = endpoint<{ query: ListQuery; returns: LicenceOrder[] }>('GET /licences');

export const getLicenceOrder = endpoint<{ params: { id: string }; returns: LicenceOrder }>('GET /licences/{id}');

/** Licences that the caller holds, of memberships that stand. */
export const listMyLicences = endpoint<{ returns: MyLicences }>('GET /me/licences');

import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  CandidateList,
  LicenceOrder,
  LicencesChanged,
  LicenceSizePreview,
  MyLicences,
  OrderLicences,
} from './records.ts';
import type { LicenceAssignment, LicenceReassignment, LicenceSize } from './schema.ts';

type OfOrder = { id: string };

/** Licences of the membership that an order began or renewed: who holds them and who did; 404 for another's order. */
export const getOrderLicences = endpoint<{ params: OfOrder; returns: OrderLicences }>('GET /orders/{id}/licences');

/** Who may get a licence of an order, by name; at most `MAX_CANDIDATES`. `q`: words of the name or the username. */
export const listCandidates = endpoint<{ params: OfOrder; query: { q?: string }; returns: CandidateList }>(
  'GET /orders/{id}/licences/people',
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

/** Memberships with their licences, newest first. Filters with facets: `status`, `type`; `q` (words of the owner's name). */
export const listLicenceOrders = endpoint<{ query: ListQuery; returns: LicenceOrder[] }>('GET /licences');

export const getLicenceOrder = endpoint<{ params: { id: string }; returns: LicenceOrder }>('GET /licences/{id}');

/** Licences that the caller holds, of memberships that stand. */
export const listMyLicences = endpoint<{ returns: MyLicences }>('GET /me/licences');

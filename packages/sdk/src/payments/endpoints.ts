import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { ProviderEvent, ProviderEventDetail, ProviderEventList } from './records.ts';
import type {
  EventReceived,
  Receipt,
  ReceiptQuestion,
  SandboxCheckout,
  SandboxDecision,
  SandboxOutcome,
} from './schema.ts';

/** Receipt of a subscription by its `preapproval_id`; 404 when unknown (document 1 section 7). */
export const getPreapproval = endpoint<{ params: { preapproval_id: string }; body: ReceiptQuestion; returns: Receipt }>(
  'POST /getPreapproval/{preapproval_id}',
);

/** Receipt of a single payment by its `payment_id`; 404 when unknown (document 1 section 7). */
export const getPreapprovalCourse = endpoint<{
  params: { payment_id: string };
  body: ReceiptQuestion;
  returns: Receipt;
}>('POST /getPreapprovalCourse/{payment_id}');

/**
 * Where a provider reports payments. The body is the provider's own and signed by it: 401 `SIGNATURE_INVALID` when the
 * signature is not genuine or too old, 404 for a provider that is not configured.
 */
export const notifyPayment = endpoint<{ params: { provider: string }; returns: EventReceived }>(
  'POST /payments/notifications/{provider}',
);

/** A checkout of the sandbox provider. Answers only where no real provider is configured. */
export const getSandboxCheckout = endpoint<{ params: { preference_id: string }; returns: SandboxCheckout }>(
  'GET /sandbox/checkouts/{preference_id}',
);

/** Decides a sandbox checkout as a bank would. The payment arrives through the webhook, not through this answer. */
export const decideSandboxCheckout = endpoint<{
  params: { preference_id: string };
  body: SandboxDecision;
  returns: SandboxOutcome;
}>('POST /sandbox/checkouts/{preference_id}/decision');

/**
 * Provider events, newest first. Filters: `status`, `provider`, `q` (words of an id or type).
 * Sorts by `received_at`.
 */
export const listProviderEvents = endpoint<{ query: ListQuery; returns: ProviderEventList }>('GET /payments/events');

/** One of them by its `id` of the list, with the body as it came. */
export const getProviderEvent = endpoint<{ params: { id: string }; returns: ProviderEventDetail }>(
  'GET /payments/events/{id}',
);

/** Processes a stored provider event once more, as if it had just come; answers where it stands now. Harmless at any time. */
export const replayProviderEvent = endpoint<{
  params: { provider: string; event_id: string };
  returns: ProviderEvent;
}>('POST /payments/events/{provider}/{event_id}/replay');

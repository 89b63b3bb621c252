import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';

/**
 * What came of a provider event. `processed`: a payment or subscription of ours was looked up and is kept as the provider
 * states. `ignored`: it is about nothing of ours. `abandoned`: its order never came to be.
 */
export const eventOutcomes = ['processed', 'ignored', 'abandoned'] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** Where a provider event stands; `waiting` ones are tried again by themselves. */
export const eventStatuses = ['waiting', ...eventOutcomes] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** A provider event as the console lists it. Instants in ISO form. */
export const providerEventSchema = record({
  /** `{provider}:{event_id}`, since the console wants one id. */
  id: string().required(),
  provider: string().required(),
  event_id: string().required(),
  /** The provider's word for what happened: `payment_intent.succeeded`. */
  type: string().defined(),
  status: string().oneOf(eventStatuses).required(),
  received_at: string().required(),
  processed_at: string().nullable().defined(),
  /** How often it was processed in vain. */
  attempts: number().required(),
  payment_id: string().nullable().defined(),
  subscription_id: string().nullable().defined(),
  /** The order that its payment or subscription pays; null where that is not known. */
  order_id: string().nullable().defined(),
});
export type ProviderEvent = InferType<typeof providerEventSchema>;

/** A provider event with its body, as it came. */
export const providerEventDetailSchema = providerEventSchema.concat(record({ payload: string().nullable().defined() }));
export type ProviderEventDetail = InferType<typeof providerEventDetailSchema>;

export const providerEventListSchema = array(providerEventSchema.required()).required();
export type ProviderEventList = InferType<typeof providerEventListSchema>;

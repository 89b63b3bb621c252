import { array, boolean, type InferType, number, string } from 'yup';

import { mayConsent } from '../consents/schema.ts';
import { centavos, currency, oxxoVoucherSchema, token } from '../payments/cardsSchema.ts';
import { orderReasons, paymentStatuses } from '../payments/schema.ts';
import { phone } from '../geography/fields.ts';
import { email, personName, record, messageKey, text, uuid } from '../validation/fields.ts';
import { childrenSchema } from '../registrations/schema.ts';
import { MAX_LICENCES, membershipStatuses } from './rules.ts';
import { memberships, registrationTypes } from '../registrations/rules.ts';

const planRequestSchema = mayConsent().concat(
  record({
    id_licenses_type: number()
      .typeError(messageKey('choice.unknown'))
      .required(messageKey('required'))
      .integer(messageKey('choice.unknown')),
  }),
);

/**
 * Asks for an order of a plan (document 1 section 3); the consents, as in every call, may lack. `unit_price` is what the
 * member was shown, in centavos: another one is refused.
 */
export const orderRequestSchema = planRequestSchema.concat(record({ unit_price: centavos().optional() }));
export type OrderRequest = InferType<typeof orderRequestSchema>;

/** An order that was created, and where it is paid (document 1 section 7). */
export const storedOrderSchema = record({
  message: string().required(),
  order: record({ id: string().required() }),
  payment: record({ init_point: string().required() }),
  redirect: string().required(),
});
export type StoredOrder = InferType<typeof storedOrderSchema>;

/** How many licences are paid: of a parent, as many as there are children, who may be more than one form registers. */
const licences = () =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_LICENCES, messageKey('invalid'));

/** Asks for a checkout of a plan (document 1 section 3, "Payment request"). `unit_price` in centavos: it must be ours. */
export const membershipPaymentSchema = planRequestSchema.concat(
  record({
    payer: record({ name: personName(), surname: personName(), email: email(), phone: phone() }).required(
      messageKey('required'),
    ),
    item: record({
      title: text(1, 150),
      description: string().typeError(messageKey('invalid')).max(400, messageKey('text.max')).optional(),
      unit_price: centavos(),
    }).required(messageKey('required')),
    quantity: licences().required(messageKey('required')),
  }),
);
export type MembershipPayment = InferType<typeof membershipPaymentSchema>;

/** The checkout of a plan. */
export const paidMembershipSchema = record({
  message: string().required(),
  order: record({ id: string().required() }),
  init_point: string().required(),
});
export type PaidMembership = InferType<typeof paidMembershipSchema>;

/**
 * Subscribes a member by card: `payment_method` is the provider's token, `prices` holds the id of the plan's price.
 * `children` and `extras` may be sent as well (document 1 section 7): as many as the member has, and none. `quantity` is the
 * number of licences whose price the member was shown, `amount` that price in centavos for all of them; another one is refused,
 * so that none is charged unseen.
 */
export const memberSubscriptionSchema = mayConsent().concat(
  record({
    payment_method: token(),
    email: email(),
    prices: array(string().required(messageKey('required')).max(64, messageKey('text.max')))
      .typeError(messageKey('invalid'))
      .required(messageKey('required'))
      .length(1, messageKey('invalid')),
    currency: currency(),
    children: childrenSchema().optional(),
    quantity: licences().optional(),
    amount: centavos().optional(),
    extras: array(string().required(messageKey('required')))
      .typeError(messageKey('invalid'))
      .max(0, messageKey('invalid')),
  }),
);
export type MemberSubscription = InferType<typeof memberSubscriptionSchema>;

/** Another card, as the provider's token. */
export const cardChangeSchema = record({ payment_method: token() });
export type CardChange = InferType<typeof cardChangeSchema>;

/** What became of another card: `requires_action` is to be confirmed with `client_secret`, and then asked once more. */
export const cardChangedSchema = record({
  message: string().required(),
  data: record({
    status: string().oneOf(['changed', 'requires_action']).required(),
    client_secret: string().nullable().defined(),
  }),
});
export type CardChanged = InferType<typeof cardChangedSchema>;

/**
 * Orders of the caller. `total` in centavos; `receipt` is the payment by which the receipt page knows it, null while
 * nothing is paid. `voucher` is the id of the OXXO voucher that waits for cash (`/voucher/{id}`), null where none does.
 */
export const myOrdersSchema = record({
  data: array(
    record({
      id: string().required(),
      created_at: string().required(),
      reason: string().oneOf(orderReasons).required(),
      status: string().oneOf(paymentStatuses).required(),
      title: string().required(),
      total: number().required(),
      receipt: string().nullable().defined(),
      voucher: string().nullable().defined(),
    }),
  ).required(),
});
export type MyOrders = InferType<typeof myOrdersSchema>;

/**
 * Orders of the caller that wait for their payment: at OXXO with a `voucher`, else on the checkout at `init_point`. Both are
 * null while a payment is in process, so that the order is not paid twice. `plan` is the plan's id, null for a course; `total` in centavos, instants in ISO form.
 */
export const openOrdersSchema = record({
  data: array(
    record({
      id: string().required(),
      reason: string().oneOf(orderReasons).required(),
      plan: number().nullable().defined(),
      title: string().required(),
      total: number().required(),
      created_at: string().required(),
      voucher: oxxoVoucherSchema.nullable().defined(),
      init_point: string().nullable().defined(),
    }),
  ).required(),
});
export type OpenOrders = InferType<typeof openOrdersSchema>;
export type OpenOrder = OpenOrders['data'][number];

/** A paid membership of the caller. `paid_until` is an ISO instant. */
const ownMembershipSchema = record({
  /** The order that it began with, by which its licences are managed. */
  order: string().required(),
  plan: number().required(),
  type: string().oneOf(registrationTypes).required(),
  membership: string().oneOf(memberships).required(),
  status: string().oneOf(membershipStatuses).required(),
  /** How far all that is paid reaches, with the days that it carries. */
  paid_until: string().required(),
  /** Days that the plan before was paid beyond the beginning of this one: they are part of `paid_until`. */
  carried_days: number().required(),
  /** Another plan of the type that is paid already, and the ISO instant at which it begins; null where there is none. */
  next: record({ membership: string().oneOf(memberships).required(), begins_at: string().required() })
    .nullable()
    .defined(),
  cancelled: boolean().required(),
  /** Whether it renews itself, and so can be cancelled. */
  renews: boolean().required(),
  /** The end of the period that is paid: then its card pays the next one. */
  renews_at: string().required(),
  /** Whether a renewal was refused and is still owed: another card pays it. */
  owes: boolean().required(),
  /** The card that renews it, where the card company reports it; null otherwise. */
  card: record({ brand: string().required(), last4: string().required() }).nullable().defined(),
  /** Licences beside those of the plan that its next period keeps: they are part of what a plan costs its payer. */
  further: number().required(),
  /** Who has a licence of it. */
  licences: array(record({ name: string().required(), username: string().required() })).required(),
  /** How many more it would have if the plan was paid again now, for all of a parent's children; 0 where it has as many. */
  missing_licences: number().required(),
});
export type OwnMembership = InferType<typeof ownMembershipSchema>;

/** A plan that another administrator pays for schools that the caller runs. */
const schoolPlanSchema = record({
  order: string().required(),
  plan: number().required(),
  type: string().oneOf(registrationTypes).required(),
  membership: string().oneOf(memberships).required(),
  status: string().oneOf(membershipStatuses).required(),
  paid_until: string().required(),
  cancelled: boolean().required(),
  /** Full name of who pays it. */
  payer: string().defined(),
  /** Names of the caller's schools that it is for. */
  schools: string().required(),
});
export type SchoolPlan = InferType<typeof schoolPlanSchema>;

/**
 * The paid membership of the caller, null where there is none, and others that stand: that of another type, as of a parent who
 * teaches, and any that a card goes on paying.
 */
export const myMembershipSchema = record({
  data: ownMembershipSchema.nullable().defined(),
  others: array(ownMembershipSchema).required(),
  /** Plans that others pay for the schools that the caller runs. */
  school_plans: array(schoolPlanSchema).required(),
  /** Whether someone else goes on paying a plan for each of those schools: none is sold to the caller then. */
  school_paid: boolean().required(),
});
export type MyMembership = InferType<typeof myMembershipSchema>;

/** Which membership a call is about, by the order that it began with; without it, the one whose card began last. */
export const ofOrderSchema = record({ order: uuid() });
export type OfOrder = InferType<typeof ofOrderSchema>;

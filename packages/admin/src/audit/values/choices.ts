import type { AuditRecord } from '@lia/sdk/audit/rules';
import { contactRecords } from '@lia/sdk/contacts/records';
import { placeStatuses } from '@lia/sdk/courses/rules';
import { publishChoices, supports } from '@lia/sdk/giving/rules';
import { sponsorshipTypes } from '@lia/sdk/giving/sponsorshipRules';
import { importStatuses } from '@lia/sdk/imports/rules';
import { institutionTypes, memberRoles, shifts } from '@lia/sdk/institutions/rules';
import { freeReasons } from '@lia/sdk/licences/rules';
import { grantTypes } from '@lia/sdk/memberships/roles';
import { membershipStatuses } from '@lia/sdk/memberships/rules';
import type { Label } from '@lia/sdk/messages/labels';
import { languages } from '@lia/sdk/messages/language';
import {
  disputeStatuses,
  otherMethods,
  paymentMethods,
  refundReasons,
  refundStatuses,
  subscriptionStatuses,
} from '@lia/sdk/payments/rules';
import { orderReasons, paymentStatuses } from '@lia/sdk/payments/schema';
import { invoiceStatuses } from '@lia/sdk/receipts/rules';
import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels, memberships } from '@lia/sdk/registrations/rules';
import { guardianRelations } from '@lia/sdk/users/rules';

import type { TextKey } from '../../i18n/texts.ts';
import '../../courses/places/en.ts';
import '../../courses/places/es.ts';
import '../../giving/en.ts';
import '../../giving/es.ts';
import '../../receipts/en.ts';
import '../../receipts/es.ts';
import '../../users/en.ts';
import '../../users/es.ts';
import './en.ts';
import './es.ts';

/** The text of each value. A value without a text does not compile. */
const each = <V extends string | number>(
  values: readonly V[],
  textOf: (value: V) => TextKey | Label,
): ReadonlyMap<string, TextKey | Label> => new Map(values.map((value) => [String(value), textOf(value)]));

const level = each(levels, (value) => levelLabels[value]);
const paymentStatus = each(paymentStatuses, (value) => `donations.statuses.${value}`);

type Choices = Readonly<Record<string, ReadonlyMap<string, TextKey | Label>>>;

/** The columns that take one of a few values, and what lists and pages call these. */
export const choices: Readonly<Partial<Record<AuditRecord, Choices>>> = {
  users: { level },
  guardianships: { relation: each(guardianRelations, (value) => `users.relations.${value}`) },
  institutions: { type: each(institutionTypes, (value) => `institutions.types.${value}`) },
  school_members: {
    role: each(memberRoles, (value) => `users.memberRoles.${value}`),
    shift: each(shifts, (value) => `auditValues.shifts.${value}`),
  },
  sections: { level },
  school_enrolments: { level },
  imports: { status: each(importStatuses, (value) => `imports.statuses.${value}`) },
  school_contacts: { membership: each(memberships, (value) => `schoolContacts.plans.${value}`) },
  enrolments: { status: each(placeStatuses, (value) => `coursePlaces.statuses.${value}`) },
  orders: {
    status: paymentStatus,
    reason: each(orderReasons, (value) => `orders.reasons.${value}`),
    language: each(languages, (value) => `auditValues.languages.${value}`),
  },
  payments: {
    status: paymentStatus,
    method: each([...otherMethods, ...paymentMethods], (value) => `auditValues.methods.${value}`),
  },
  refunds: {
    status: each(refundStatuses, (value) => `orders.refundStatuses.${value}`),
    reason: each(refundReasons, (value) => `orders.refundReasons.${value}`),
  },
  disputes: { status: each(disputeStatuses, (value) => `orders.disputeStatuses.${value}`) },
  subscriptions: { status: each(subscriptionStatuses, (value) => `auditValues.subscriptions.${value}`) },
  invoice_requests: { status: each(invoiceStatuses, (value) => `invoices.statuses.${value}`) },
  memberships: { status: each(membershipStatuses, (value) => `licences.statuses.${value}`) },
  licences: {
    type: each(grantTypes, (value) => (value === 'alumno' ? 'auditValues.students' : `licences.types.${value}`)),
    free_reason: each(freeReasons, (value) => `licences.reasons.${value}`),
  },
  donations: {
    support: each(supports, (value) => `donations.modes.${value}`),
    publish: each(publishChoices, (value) => `donations.publishChoices.${value}`),
  },
  sponsorships: {
    type: each(sponsorshipTypes, (value) => `sponsorships.types.${value}`),
    publish: each(publishChoices, (value) => `sponsorships.publishChoices.${value}`),
  },
  contact_marks: { record: each(contactRecords, (value) => `auditValues.contacts.${value}`) },
};

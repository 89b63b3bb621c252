import { boolean, type InferType, string } from 'yup';

import { record, messageKey } from '../validation/fields.ts';

/** Records of the console that begin with a call of ours: large gifts, offers to volunteer, schools that ask for it. */
export const contactRecords = ['donations', 'sponsorships', 'volunteerings', 'school-contacts'] as const;
export type ContactRecord = (typeof contactRecords)[number];

/** Whether the team has called. */
export const contactStatuses = ['contact', 'contacted'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** When the team called, and who did; null for calls that were marked before names were kept. */
export const contactedSchema = record({ at: string().required(), by: string().nullable().defined() });
export type Contacted = InferType<typeof contactedSchema>;

/** What the console marks a record with. */
export const contactMarkSchema = record({
  contacted: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type ContactMark = InferType<typeof contactMarkSchema>;

export const contactMarkedSchema = record({
  message: string().required(),
  data: record({ contacted: contactedSchema.nullable().defined() }),
});
export type ContactMarked = InferType<typeof contactMarkedSchema>;

import { type InferType, number, string } from 'yup';

import { contactedSchema, contactStatuses } from '../contacts/records.ts';
import { paymentStatuses } from '../payments/schema.ts';
import { record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { giver } from './giftSchema.ts';

/** `contact` waits for our call, `contacted` had it; the others follow the payment. */
export const giftStatuses = [...contactStatuses, ...paymentStatuses] as const;
export type GiftStatus = (typeof giftStatuses)[number];

/** What the console reads of every gift beside the giver's answers; `total` in centavos, null where a call comes first. */
export const giftFields = () => ({
  id: string().required(),
  created_at: string().required(),
  status: string().oneOf(giftStatuses).required(),
  contacted: contactedSchema.nullable().defined(),
  total: number().nullable().defined(),
  order_id: string().nullable().defined(),
  payment_id: string().nullable().defined(),
  file: record({ name: string().required(), type: string().required(), size: number().required() })
    .nullable()
    .defined(),
});

const giftRecordSchema = record({
  ...storedFields(record(giver()), ['publish_donors', 'publish_logo', 'publish_both']),
  ...giftFields(),
});
export type GiftRecord = InferType<typeof giftRecordSchema>;

import { array, boolean, type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';
import { answerChannels, archiveStatuses, dataRequestKinds, dataRequestStatuses } from './rules.ts';

const shared = {
  id: string().required(),
  kind: string().oneOf(dataRequestKinds).required(),
  status: string().oneOf(dataRequestStatuses).required(),
  details: string().required(),
  /** Name of the student whose data it is about; null where it is about those of who asks, and to who answers for the student no more. */
  child: string().nullable().defined(),
  /** Whether who asked answers for the student now; null where it is about their own data. Who does not reads no answer. */
  answers_for_child: boolean().nullable().defined(),
  /** Days in Mexico City. */
  received_on: string().required(),
  due_on: string().required(),
  /** Why it was extended; null where it was not. */
  extension: string().nullable().defined(),
  /** The answer, or why it was refused or withdrawn; null while it is open. */
  note: string().nullable().defined(),
  decided_at: string().nullable().defined(),
  /** The latest archive of the person's data; null while there is none. `expires_at` is null until it is made; one that failed is asked for again. */
  archive: record({
    status: string().oneOf(archiveStatuses).required(),
    expires_at: string().nullable().defined(),
    downloaded_at: string().nullable().defined(),
  })
    .nullable()
    .defined(),
};

/** A request as who made it reads it. */
const ownDataRequestSchema = record(shared);
export type OwnDataRequest = InferType<typeof ownDataRequestSchema>;

export const ownDataRequestsSchema = record({ data: array(ownDataRequestSchema).required() });
export type OwnDataRequests = InferType<typeof ownDataRequestsSchema>;

export const ownDataRequestSavedSchema = record({ message: string().required(), data: ownDataRequestSchema });
export type OwnDataRequestSaved = InferType<typeof ownDataRequestSavedSchema>;

/** A request as the console lists it. */
export const dataRequestRecordSchema = record({
  ...shared,
  created_at: string().required(),
  name: string().required(),
  /** Null for a member without an address. */
  email: string().nullable().defined(),
  /** Uuid of the member's account; null for who wrote to us and was entered without one. */
  user: string().nullable().defined(),
  /** Whether that account opens the page of one's data: an active one that is not a student's. Null for who has none. */
  user_active: boolean().nullable().defined(),
  /** Where the answer is read: in the account, or in the e-mail. Null where it reaches the person in neither. */
  answered_by: string().oneOf(answerChannels).nullable().defined(),
  /** Uuid of the student's account. */
  child_user: string().nullable().defined(),
});
export type DataRequestRecord = InferType<typeof dataRequestRecordSchema>;

export const dataRequestListSchema = array(dataRequestRecordSchema).required();

export const dataRequestSavedSchema = record({ message: string().required(), data: dataRequestRecordSchema });
export type DataRequestSaved = InferType<typeof dataRequestSavedSchema>;

import { array, boolean, type InferType, mixed, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { auditOperations, auditOrigins, auditRecords } from './rules.ts';

/** A value of a column; what is structured comes as JSON text. */
export type AuditValue = string | number | boolean | null;

const isValue = (value: unknown): value is NonNullable<AuditValue> =>
  ['string', 'number', 'boolean'].includes(typeof value);

const value = () => mixed(isValue).nullable().defined();

/** A user whom an entry names. */
const person = record({ uuid: string().required(), name: string().required() });

/** One column that changed. */
const change = record({
  /** The name of the column. */
  field: string().required(),
  /** Null where there was no value, or no record yet. */
  before: value(),
  after: value(),
  /** What the values refer to is called, where they are ids of records that are still there and in the caller's reach. */
  before_name: string().nullable().defined(),
  after_name: string().nullable().defined(),
  /** Whether both values are secret, and were not kept. */
  withheld: boolean().required(),
});
export type AuditChange = InferType<typeof change>;

/** One change of one record. Instants in ISO form. */
export const auditEntrySchema = record({
  id: number().required(),
  at: string().required(),
  operation: string().oneOf(auditOperations).required(),
  record: string().oneOf(auditRecords).required(),
  /** The primary key of the record; parts of a compound one are joined by `/`. */
  record_id: string().required(),
  /** What the record is called; null where it has no name. */
  title: string().nullable().defined(),
  /** Who asked for it; null where no user did, or where the caller may not know them. */
  actor: person.nullable().defined(),
  origin: string().oneOf(auditOrigins).required(),
  /** The route of the call, or the kind of the job. */
  action: string().nullable().defined(),
  /** Names the call or job: all that it changed has the same one. */
  action_id: string().nullable().defined(),
  /** Keyed hash of the network that the call came from: the same for the same network. */
  network: string().nullable().defined(),
  /** The person, institution and order that the record belongs to. */
  person: person.nullable().defined(),
  institution: record({ id: number().required(), name: string().required() }).nullable().defined(),
  order_id: string().nullable().defined(),
  changes: array(change.required()).required(),
});
export type AuditEntry = InferType<typeof auditEntrySchema>;

export const auditEntryListSchema = array(auditEntrySchema.required()).required();

import { array, boolean, type InferType, number, string } from 'yup';

import { memberRoles } from '../institutions/rules.ts';
import { record } from '../validation/fields.ts';
import { userKinds, userStatuses } from './rules.ts';

/** What a user is in a school, and where they study or teach there; null where the school has not entered it. */
export const userPlaceSchema = record({
  school_id: number().required(),
  school: string().required(),
  roles: array(string().oneOf(memberRoles).required()).required(),
  /** 1 preescolar, 2 primaria, 3 secundaria. */
  level: number().nullable().defined(),
  grade: number().nullable().defined(),
  group_id: string().nullable().defined(),
  group: string().nullable().defined(),
  /** The number that the school gave them. */
  matricula: string().nullable().defined(),
  /** ISO instant. */
  since: string().required(),
});
export type UserPlace = InferType<typeof userPlaceSchema>;

/** An account, as far as the caller's scope reaches: `places` are in their own schools alone. Instants in ISO form. */
export const userRecordSchema = record({
  uuid: string().required(),
  username: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  email: string().nullable().defined(),
  /** When they confirmed the address; null where they have not, or are not asked to. */
  email_verified_at: string().nullable().defined(),
  phone_number: string().nullable().defined(),
  curp: string().nullable().defined(),
  role: array(string().required()).required(),
  kinds: array(string().oneOf(userKinds).required()).required(),
  level: number().nullable().defined(),
  grade: number().nullable().defined(),
  /** A child's account, which its guardians answer for. */
  dependent: boolean().required(),
  /** Whether others chose the password, and it is to be changed. */
  temporary_password: boolean().required(),
  status: string().oneOf(userStatuses).required(),
  places: array(userPlaceSchema).required(),
  created_at: string().required(),
  /** The latest sign-in of those that are kept; null where there is none. */
  last_seen_at: string().nullable().defined(),
  /** Whether signing in to it asks for a code besides the password. */
  second_factor: boolean().required(),
  /** Whether the caller may change this account. */
  can_change: boolean().required(),
});
export type UserRecord = InferType<typeof userRecordSchema>;

export const userListSchema = array(userRecordSchema).required();

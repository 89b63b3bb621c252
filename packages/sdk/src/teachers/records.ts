import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { levelIds, memberships } from './rules.ts';

/** What `POST /teacher` answers: the registration goes on under `data.lia.id`. */
export const teacherOpenedSchema = record({
  message: string().required(),
  data: record({ lia: record({ id: string().required() }) }),
});
export type TeacherOpened = InferType<typeof teacherOpenedSchema>;

/** Files that were taken in, in the order they came. `size` in bytes. */
export const uploadedSchema = record({
  message: string().required(),
  data: array(record({ id: string().required(), name: string().required(), size: number().required() })).required(),
});
export type Uploaded = InferType<typeof uploadedSchema>;

/** A document as the console lists it; `type` is what its bytes say. */
const documentSchema = record({
  id: string().required(),
  name: string().required(),
  type: string().required(),
  size: number().required(),
});
export type TeacherDocument = InferType<typeof documentSchema>;

/** A teacher's registration as the console shows it. */
export const teacherRecordSchema = record({
  id: string().required(),
  created_at: string().required(),
  membership: string().oneOf(memberships).required(),
  name: string().required(),
  last_name: string().required(),
  email: string().required(),
  username: string().required(),
  phone_number: string().required(),
  country: string().required(),
  state: string().required(),
  city: string().required(),
  school_name: string().required(),
  level_id: number().oneOf(levelIds).required(),
  level_school: string().required(),
  grade: array(string().required()).required(),
  intereses: string().required(),
  document_type: array(string().required()).required(),
  documents: array(documentSchema).required(),
});
export type TeacherRecord = InferType<typeof teacherRecordSchema>;

export const teacherListSchema = array(teacherRecordSchema).required();

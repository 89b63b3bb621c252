import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { reviewStatuses } from './review.ts';
import { teacherFormSchema } from './schema.ts';

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

/** A document as the console lists it; `type` is read from its bytes. */
const documentSchema = record({
  id: string().required(),
  name: string().required(),
  type: string().required(),
  size: number().required(),
});
export type TeacherDocument = InferType<typeof documentSchema>;

/** A teacher's registration as the console shows it. */
export const teacherRecordSchema = record({
  ...storedFields(teacherFormSchema, ['password', 'c_password', 'consents']),
  id: string().required(),
  created_at: string().required(),
  documents: array(documentSchema).required(),
  review: string().oneOf(reviewStatuses).required(),
  /** Why it was declined. */
  review_note: string().nullable().defined(),
  reviewed_at: string().nullable().defined(),
});
export type TeacherRecord = InferType<typeof teacherRecordSchema>;

export const teacherListSchema = array(teacherRecordSchema).required();

export const teacherReviewedSchema = record({ message: string().required(), data: teacherRecordSchema });
export type TeacherReviewed = InferType<typeof teacherReviewedSchema>;

/** A teacher's own registration, as they see it; null for who did not register by the form. */
export const ownApplicationSchema = record({
  data: record({
    review: string().oneOf(reviewStatuses).required(),
    /** How many were uploaded. */
    documents: number().required(),
    created_at: string().required(),
  })
    .nullable()
    .defined(),
});
export type OwnApplication = InferType<typeof ownApplicationSchema>;

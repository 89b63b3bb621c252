import { array, type InferType, number, string } from 'yup';

import { messageKey, record, text, requiredUuid } from '../validation/fields.ts';
import { MAX_SUBJECT_NAME, MAX_SUBJECTS_ADDED } from './rules.ts';

const name = () => text(1, MAX_SUBJECT_NAME);

/** What adds a subject (materia) to a group. */
export const newSubjectSchema = record({
  group_id: requiredUuid(),
  name: name(),
});
export type NewSubject = InferType<typeof newSubjectSchema>;

/** What adds several at once. */
export const newSubjectsSchema = record({
  names: array(name())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_SUBJECTS_ADDED, messageKey('invalid')),
});
export type NewSubjects = InferType<typeof newSubjectsSchema>;

export const subjectUpdateSchema = record({ name: name() });
export type SubjectUpdate = InferType<typeof subjectUpdateSchema>;

/** A subject of a group. `activities`: how many have it. */
export const subjectSchema = record({
  id: string().required(),
  group_id: string().required(),
  name: string().required(),
  activities: number().required(),
});
export type Subject = InferType<typeof subjectSchema>;

/** Subjects of a group, by name. */
export const subjectsSchema = record({ data: array(subjectSchema).required() });
export type Subjects = InferType<typeof subjectsSchema>;

/** Answer of a write: the sentence to show and the subject as it now is. */
export const subjectSavedSchema = record({ message: string().required(), data: subjectSchema });
export type SubjectSaved = InferType<typeof subjectSavedSchema>;

/** The same of several. */
export const subjectsSavedSchema = record({ message: string().required(), data: array(subjectSchema).required() });
export type SubjectsSaved = InferType<typeof subjectsSavedSchema>;

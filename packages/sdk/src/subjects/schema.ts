import { array, type InferType, string } from 'yup';

import { messageKey, record, text, UUID } from '../validation/fields.ts';

const name = () => text(1, 80);

/** What adds a subject (materia) to a group. */
export const newSubjectSchema = record({
  group_id: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .matches(UUID, messageKey('invalid')),
  name: name(),
});
export type NewSubject = InferType<typeof newSubjectSchema>;

export const subjectUpdateSchema = record({ name: name() });
export type SubjectUpdate = InferType<typeof subjectUpdateSchema>;

/** A subject of a group. */
export const subjectSchema = record({
  id: string().required(),
  group_id: string().required(),
  name: string().required(),
});
export type Subject = InferType<typeof subjectSchema>;

/** Subjects of a group, by name. */
export const subjectsSchema = record({ data: array(subjectSchema).required() });
export type Subjects = InferType<typeof subjectsSchema>;

/** Answer of a write: the sentence to show and the subject as it now is. */
export const subjectSavedSchema = record({ message: string().required(), data: subjectSchema });
export type SubjectSaved = InferType<typeof subjectSavedSchema>;

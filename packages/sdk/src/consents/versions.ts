import { array, type InferType, string } from 'yup';

import { isDay } from '../calendar/days.ts';
import { messageKey, record, text } from '../validation/fields.ts';
import { legalDocuments, textStatuses } from './rules.ts';

const title = () => text(3, 150);

/** Markdown; line breaks of one kind, so that the same text is the same everywhere. */
const markdown = () => text(20, 100_000).matches(/^[^\r]*$/, messageKey('invalid'));

/** A new version of a text in both languages. `version` is the day from which it is in force, in Mexico City. */
export const textVersionSchema = record({
  document: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(legalDocuments, messageKey('choice.unknown'))
    .required(messageKey('required')),
  version: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .test('day', messageKey('invalid'), (day) => day === undefined || isDay(day)),
  title_es: title(),
  text_es: markdown(),
  title_en: title(),
  text_en: markdown(),
});
export type TextVersionData = InferType<typeof textVersionSchema>;

/** A version as the console lists it. */
export const textVersionRecordSchema = record({
  id: string().required(),
  document: string().oneOf(legalDocuments).required(),
  version: string().required(),
  status: string().oneOf(textStatuses).required(),
  title_es: string().required(),
  text_es: string().required(),
  title_en: string().required(),
  text_en: string().required(),
  created_at: string().required(),
  /** Full name of who added it; null for the texts that the product came with. */
  author: string().nullable().defined(),
});
export type TextVersion = InferType<typeof textVersionRecordSchema>;

export const textVersionListSchema = array(textVersionRecordSchema).required();

export const textVersionSavedSchema = record({ message: string().required(), data: textVersionRecordSchema });
export type TextVersionSaved = InferType<typeof textVersionSavedSchema>;

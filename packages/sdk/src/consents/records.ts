import { type InferType, string } from 'yup';

import { record } from '../validation/fields.ts';
import { legalDocuments } from './rules.ts';

/** A text in force; `version` is its date. `text` is Markdown. */
export const legalTextSchema = record({
  document: string().oneOf(legalDocuments).required(),
  version: string().required(),
  title: string().required(),
  text: string().required(),
});
export type LegalText = InferType<typeof legalTextSchema>;

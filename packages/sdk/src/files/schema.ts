import { number, string } from 'yup';

import { record } from '../validation/fields.ts';

const file = { name: string().required(), type: string().required(), size: number().required() };

/** A file as a record names it; `type` is its MIME type, `size` in bytes. */
export const fileSchema = record(file);

/** One of several, each with an id by which it is fetched. */
export const listedFileSchema = record({ id: string().required(), ...file });

import { array, boolean, type InferType, number, string } from 'yup';

import { isWebAddress } from '../validation/url.ts';
import { fileSchema } from '../files/schema.ts';
import { mediaFileSchema } from '../media/fileSchema.ts';
import { MAX_SECONDS } from '../media/rules.ts';
import { LARGEST_ID, messageKey, optionalText, record, text, UUID, uuidOrEmpty } from '../validation/fields.ts';
import {
  MAX_RESOURCE_NAME,
  MAX_RESOURCE_TEXT,
  MAX_SHARED_GROUPS,
  MAX_SUBJECT,
  resourceKinds,
  resourceVisibilities,
} from './rules.ts';

const small = (most: number) =>
  number()
    .typeError(messageKey('invalid'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(most, messageKey('invalid'))
    .nullable();

const fields = {
  name: text(1, MAX_RESOURCE_NAME),
  description: optionalText(MAX_RESOURCE_TEXT),
  /** For who teaches; students never receive it. */
  teacher_notes: optionalText(MAX_RESOURCE_TEXT),
  /** The folder that it stands in; at the top where there is none. */
  parent_id: uuidOrEmpty().nullable(),
  level: small(3),
  grade: small(6),
  subject: optionalText(MAX_SUBJECT),
  /** Of what stands at the top; what is in a folder is seen as that is. */
  visibility: string().oneOf(resourceVisibilities, messageKey('choice.unknown')),
  /** Ids of groups, where they see it. */
  groups: array(uuidOrEmpty().required()).max(MAX_SHARED_GROUPS, messageKey('invalid')),
  /** http or https, of a link. */
  url: string()
    .typeError(messageKey('invalid'))
    .test('link', messageKey('resource.link'), (value) => value === undefined || value === '' || isWebAddress(value)),
};

/** A new resource. `upload`: a finished upload (`resource`) of a file or video; `school_id`: of who runs several schools. */
export const newResourceSchema = record({
  ...fields,
  kind: string()
    .typeError(messageKey('invalid'))
    .oneOf(resourceKinds, messageKey('choice.unknown'))
    .required(messageKey('required')),
  upload: uuidOrEmpty().when('kind', ([kind], upload) =>
    kind === 'file' || kind === 'video' ? upload.required(messageKey('resource.file')) : upload,
  ),
  url: fields.url.when('kind', ([kind], url) => (kind === 'link' ? url.required(messageKey('required')) : url)),
  duration: number().min(0, messageKey('invalid')).max(MAX_SECONDS, messageKey('invalid')),
  school_id: small(LARGEST_ID),
});
export type NewResource = InferType<typeof newResourceSchema>;

export const resourceUpdateSchema = record(fields);
export type ResourceUpdate = InferType<typeof resourceUpdateSchema>;

/** A folder, or all that stands at the top (`all`). */
export const resourceElementsQuerySchema = record({
  id: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .test('folder', messageKey('invalid'), (value) => value === 'all' || UUID.test(value)),
});
export type ResourceElementsQuery = InferType<typeof resourceElementsQuerySchema>;

/** What students are shown of a resource, and who teaches as well. */
const shared = {
  id: string().required(),
  kind: string().oneOf(resourceKinds).required(),
  name: string().required(),
  description: string().defined(),
  parent_id: string().nullable().defined(),
  level: number().nullable().defined(),
  grade: number().nullable().defined(),
  subject: string().defined(),
  url: string().nullable().defined(),
  file: fileSchema.nullable().defined(),
  media: mediaFileSchema.nullable().defined(),
};

export const sharedResourceSchema = record(shared);
export type SharedResource = InferType<typeof sharedResourceSchema>;

export const resourceSchema = record({
  ...shared,
  teacher_notes: string().defined(),
  visibility: string().oneOf(resourceVisibilities).required(),
  groups: array(record({ id: string().required(), name: string().required() })).required(),
  school: record({ id: number().required(), name: string().required() }).nullable().defined(),
  author: string().defined(),
  /** Elements of a folder. */
  elements: number().required(),
  /** Whether the caller may change it. */
  managed: boolean().required(),
});
export type Resource = InferType<typeof resourceSchema>;
export const resourceListSchema = array(resourceSchema).required();

const crumb = record({ id: string().required(), name: string().required() });

/** A folder (null: the top) with the folders above it, and what it contains: folders first, then by name. */
export const resourceElementsSchema = record({
  folder: resourceSchema.nullable().defined(),
  path: array(crumb).required(),
  data: array(resourceSchema).required(),
});
export type ResourceElements = InferType<typeof resourceElementsSchema>;

export const sharedElementsSchema = record({
  folder: sharedResourceSchema.nullable().defined(),
  path: array(crumb).required(),
  data: array(sharedResourceSchema).required(),
});
export type SharedElements = InferType<typeof sharedElementsSchema>;

export const resourceSavedSchema = record({ message: string().required(), data: resourceSchema });
export type ResourceSaved = InferType<typeof resourceSavedSchema>;

import { array, type InferType, object, string } from 'yup';

import { groupHead } from '../groups/schema.ts';
import { messageKey, record, text } from '../validation/fields.ts';
import { userKinds } from './rules.ts';

/** Letters from which on people are searched for. */
export const LEAST_SEARCHED = 2;

/** Most people, and most groups, that a search finds. */
export const PEOPLE_FOUND = 10;

/** Words of a name, a username or an e-mail address, or of the name of a group. */
export const peopleSearchSchema = object({ q: text(LEAST_SEARCHED, 100) }).noUnknown(true, messageKey('unknownField'));
export type PeopleSearch = InferType<typeof peopleSearchSchema>;

const foundPersonSchema = record({
  uuid: string().required(),
  name: string().required(),
  /** Null for who has no role. */
  kind: string().oneOf(userKinds).nullable().defined(),
  /** The group that they study in, of those that the caller reaches. */
  group_id: string().nullable().defined(),
});
export type FoundPerson = InferType<typeof foundPersonSchema>;

const foundGroupSchema = record({
  ...groupHead,
  /** Name of its school. */
  school: string().required(),
});
export type FoundGroup = InferType<typeof foundGroupSchema>;

export const foundPeopleSchema = record({
  data: array(foundPersonSchema).required(),
  groups: array(foundGroupSchema).required(),
});
export type FoundPeople = InferType<typeof foundPeopleSchema>;

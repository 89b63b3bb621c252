import { array, type InferType, object, string } from 'yup';

import { messageKey, record, text } from '../validation/fields.ts';
import { userKinds } from './rules.ts';

/** Letters from which on people are searched for. */
export const LEAST_SEARCHED = 2;

/** Most people that a search finds. */
export const PEOPLE_FOUND = 10;

/** Words of a name, a username or an e-mail address. */
export const peopleSearchSchema = object({ q: text(LEAST_SEARCHED, 100) }).noUnknown(true, messageKey('unknownField'));
export type PeopleSearch = InferType<typeof peopleSearchSchema>;

const foundPersonSchema = record({
  uuid: string().required(),
  name: string().required(),
  /** Null for who has no role. */
  kind: string().oneOf(userKinds).nullable().defined(),
});
export type FoundPerson = InferType<typeof foundPersonSchema>;

export const foundPeopleSchema = record({ data: array(foundPersonSchema).required() });
export type FoundPeople = InferType<typeof foundPeopleSchema>;

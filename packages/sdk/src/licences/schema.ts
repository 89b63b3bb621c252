import { array, type InferType, number } from 'yup';

import { messageKey, record, uuid } from '../validation/fields.ts';
import { MAX_LICENCES } from '../memberships/rules.ts';
import { MAX_ASSIGNED } from './rules.ts';

const person = () => uuid().required(messageKey('required'));

/** People who get a licence each, by their `uuid`: all of them or none. */
export const licenceAssignmentSchema = record({
  people: array(person())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_ASSIGNED, messageKey('invalid')),
});
export type LicenceAssignment = InferType<typeof licenceAssignmentSchema>;

/** Who gets a licence in the place of its holder, by their `uuid`. */
export const licenceReassignmentSchema = record({ person: person() });
export type LicenceReassignment = InferType<typeof licenceReassignmentSchema>;

/** How many licences are asked for. */
export const licenceCount = () =>
  number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(MAX_LICENCES, messageKey('invalid'));

/** Ids of held licences that a change frees, as its preview names them. */
export const freedIds = () =>
  array(person())
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(MAX_LICENCES, messageKey('invalid'));

/**
 * How many licences a membership is to have. `frees` holds the ids of the held licences that this frees, as the preview names
 * them: 409 `LICENCES_CHANGED` where it would free others.
 */
export const licenceSizeSchema = record({ licences: licenceCount(), frees: freedIds() });
export type LicenceSize = InferType<typeof licenceSizeSchema>;

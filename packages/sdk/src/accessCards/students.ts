import { array, type AnyObject, type ISchema } from 'yup';

import { messageKey, record, uuid } from '../validation/fields.ts';
import { MAX_CARDS } from './rules.ts';

const several = <T>(of: ISchema<T, AnyObject>) =>
  array(of)
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_CARDS, messageKey('accessCards.max'));

/** Students whose cards or sign-in pictures are made or end, by their `uuid`. */
export const chosenStudents = () => several(uuid().required(messageKey('required')));

/** Those who get new ones. `replaces`: what each of them has, which ends; null for none. */
export const replacingStudents = () =>
  several(
    record({
      uuid: uuid().required(messageKey('required')),
      replaces: uuid().nullable().defined(messageKey('required')),
    }),
  );

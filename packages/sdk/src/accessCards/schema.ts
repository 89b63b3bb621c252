import { array, type InferType, number, string } from 'yup';

import { messageKey, record, UUID } from '../validation/fields.ts';

/** Most cards that are made at once. */
export const MAX_CARDS = 100;

/** Whose cards are made. */
export const newAccessCardsSchema = record({
  users: array(
    string().typeError(messageKey('invalid')).required(messageKey('required')).matches(UUID, messageKey('invalid')),
  )
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .max(MAX_CARDS, messageKey('accessCards.max')),
});
export type NewAccessCards = InferType<typeof newAccessCardsSchema>;

/** A card with its code, which can be read this once. */
export const accessCardSchema = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  username: string().required(),
  school: string().required(),
  /** 1 preescolar, 2 primaria. */
  level: number().required(),
  grade: number().nullable().defined(),
  group: string().nullable().defined(),
  /** As it is kept, without separators. */
  code: string().required(),
});
export type AccessCard = InferType<typeof accessCardSchema>;

/** `sign_in_url`: where a code is typed; with `#code=` and the code behind it, what the QR of a card leads to. */
export const accessCardsSchema = record({
  sign_in_url: string().required(),
  data: array(accessCardSchema).required(),
});
export type AccessCards = InferType<typeof accessCardsSchema>;

import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';
import { cardStatuses } from './rules.ts';
import { chosenStudents, replacingStudents } from './students.ts';

/** Whose cards are made. */
export const newAccessCardsSchema = record({
  users: chosenStudents(),
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

/**
 * A student of a group who may have a card. `card_id` names their current one, null where they have none: sent back, it states which
 * card is to be replaced.
 */
export const groupCardSchema = record({
  uuid: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  username: string().required(),
  card: string().oneOf(cardStatuses).required(),
  card_id: string().nullable().defined(),
});
export type GroupCard = InferType<typeof groupCardSchema>;

export const groupCardsSchema = record({ data: array(groupCardSchema).required() });
export type GroupCards = InferType<typeof groupCardsSchema>;

/** Makes cards for students of a group. `replaces`: the card that each of them has, which ends; null for none. */
export const newGroupCardsSchema = record({
  students: replacingStudents(),
});
export type NewGroupCards = InferType<typeof newGroupCardsSchema>;

/** Students of a group whose cards end. */
export const endedGroupCardsSchema = record({
  students: chosenStudents(),
});
export type EndedGroupCards = InferType<typeof endedGroupCardsSchema>;

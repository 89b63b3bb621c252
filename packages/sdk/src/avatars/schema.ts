import { array, type InferType, number, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';

/** An avatar that may be chosen, in the language of the call. `path`: its address on the site. */
export const avatarSchema = record({
  id: number().required(),
  name: string().required(),
  description: string().required(),
  path: string().required(),
});
export type Avatar = InferType<typeof avatarSchema>;

export const avatarListSchema = record({ data: array(avatarSchema).required() });
export type AvatarList = InferType<typeof avatarListSchema>;

/** Null for the default avatar, which the client draws. */
export const avatarChoiceSchema = record({
  avatarId: number().integer(messageKey('invalid')).nullable().defined(messageKey('required')),
});
export type AvatarChoice = InferType<typeof avatarChoiceSchema>;

export const avatarChosenSchema = record({
  message: string().required(),
  avatar_path: string().nullable().defined(),
});
export type AvatarChosen = InferType<typeof avatarChosenSchema>;

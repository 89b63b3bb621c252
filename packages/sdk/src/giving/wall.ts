import { array, boolean, type InferType, number, string } from 'yup';

import { messageKey, record } from '../validation/fields.ts';

/** Types of logos that the wall shows; documents are left out. */
export const wallLogoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif'];

/** Bytes of the largest logo that the wall shows: a page with many must load on a slow phone. */
export const MAX_WALL_LOGO_BYTES = 200_000;

/** Most donors of one answer, the latest first. */
export const MAX_WALL_DONORS = 300;

/** Kinds of gifts that may be shown on the wall, as their records are called. */
export const wallGifts = ['donations', 'sponsorships'] as const;
export type WallGift = (typeof wallGifts)[number];

/**
 * Who gave, as far as they chose to show it. `name` is their business, `person` who gave for it, `total` in centavos what
 * they gave in all; person and total are null for those who show their business alone. `logo` is the address of a picture.
 */
export const wallDonorSchema = record({
  id: string().required(),
  name: string().required(),
  person: string().nullable().defined(),
  logo: string().nullable().defined(),
  total: number().nullable().defined(),
});
export type WallDonor = InferType<typeof wallDonorSchema>;

export const wallSchema = record({ data: array(wallDonorSchema.required()).required() });
export type Wall = InferType<typeof wallSchema>;

/** Whether a gift stands on the wall. */
export const wallMarkSchema = record({
  shown: boolean().typeError(messageKey('choice.unknown')).required(messageKey('required')),
});
export type WallMark = InferType<typeof wallMarkSchema>;

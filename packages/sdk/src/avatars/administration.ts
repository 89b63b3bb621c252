import { array, boolean, type InferType, number, string } from 'yup';

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { Labels } from '../messages/labels.ts';
import { messageKey, record } from '../validation/fields.ts';

/** An avatar of the catalogue, in the language of the call. `people`: how many accounts have it. */
const avatarRecordSchema = record({
  id: number().required(),
  name: string().required(),
  path: string().required(),
  /** Whether it may be chosen; who has it keeps it. */
  offered: boolean().required(),
  people: number().required(),
});
export type AvatarRecord = InferType<typeof avatarRecordSchema>;

export const avatarRecordListSchema = array(avatarRecordSchema).required();

/** What the console reads of an avatar. */
export const avatarRecordLabels = {
  id: { es: 'Número', en: 'Number' },
  name: { es: 'Nombre', en: 'Name' },
  path: { es: 'Dibujo', en: 'Drawing' },
  offered: { es: 'Se ofrece', en: 'Offered' },
  people: { es: 'Personas que lo usan', en: 'People who have it' },
} satisfies Labels<AvatarRecord>;

export const avatarOfferSchema = record({ offered: boolean().required(messageKey('required')) });
export type AvatarOffer = InferType<typeof avatarOfferSchema>;

/** Every avatar of the catalogue, in pages. */
export const listCatalogueAvatars = endpoint<{ query: ListQuery; returns: AvatarRecord[] }>('GET /avatars');

/** Offers an avatar, or not any more; may be sent any number of times. 404 for an unknown one. */
export const offerAvatar = endpoint<{ params: { id: number }; body: AvatarOffer; returns: MessageAnswer }>(
  'PUT /avatars/{id}',
);

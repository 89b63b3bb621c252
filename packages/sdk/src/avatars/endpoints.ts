import { endpoint } from '../http/endpoint.ts';
import type { AvatarChoice, AvatarChosen, AvatarList } from './schema.ts';

/** The avatars that may be chosen. */
export const listAvatars = endpoint<{ returns: AvatarList }>('GET /avatar');

/**
 * Gives an account an avatar (document 2 section 7): one's own, or that of a student whose guardian the caller is. `id` is the
 * account's uuid. 404 for any other account, 422 at `avatarId` for an avatar that is not offered.
 */
export const chooseAvatar = endpoint<{ params: { id: string }; body: AvatarChoice; returns: AvatarChosen }>(
  'PUT /avatar/{id}',
);

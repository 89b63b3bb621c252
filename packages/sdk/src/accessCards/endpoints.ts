import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { AccessCards, EndedGroupCards, GroupCards, NewAccessCards, NewGroupCards } from './schema.ts';

/**
 * Makes access cards for students of preescolar and primaria, in the order in which they are named. An earlier card of theirs
 * ends, with the sessions that it opened: sent again, the cards of the last answer are good. 404 where one of them is not a
 * student of a school that the caller works for, 422 at `users` where one has outgrown cards.
 */
export const makeAccessCards = endpoint<{ body: NewAccessCards; returns: AccessCards }>('POST /usuarios/tarjetas');

/**
 * The students of a group who may have a card, by surname, and whether they have one. For the teacher of the group and who runs the
 * school; none for a teacher of the school of public registrations, where parents make the cards. 404 for a group that the
 * caller does not reach.
 */
export const listGroupCards = endpoint<{ params: { id: string }; returns: GroupCards }>('GET /grupos/{id}/tarjetas');

/**
 * Makes cards for students of a group, in the order in which they are named. A card that is replaced ends, with the sessions that it
 * opened. 409 `CARDS_CHANGED` where one of them has another card than the one to be replaced, and nothing changes: so a repeated
 * call makes no second cards. 404 for a student who is not in the group or may not have a card.
 */
export const makeGroupCards = endpoint<{ params: { id: string }; body: NewGroupCards; returns: AccessCards }>(
  'POST /grupos/{id}/tarjetas',
);

/** Ends cards of students of a group, with the sessions that they opened. 404 as for making them. */
export const endGroupCards = endpoint<{ params: { id: string }; body: EndedGroupCards; returns: MessageAnswer }>(
  'POST /grupos/{id}/tarjetas/quitar',
);

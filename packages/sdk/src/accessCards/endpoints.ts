import { endpoint } from '../http/endpoint.ts';
import type { AccessCards, NewAccessCards } from './schema.ts';

/**
 * Makes access cards for students of preescolar and primaria, in the order in which they are named. An earlier card of theirs
 * ends, with the sessions that it opened: sent again, the cards of the last answer are good. 404 where one of them is not a
 * student of a school that the caller works for, 422 at `users` where one has outgrown cards.
 */
export const makeAccessCards = endpoint<{ body: NewAccessCards; returns: AccessCards }>('POST /usuarios/tarjetas');

import { endpoint } from '../http/endpoint.ts';
import type { Address, Arrival, CourseEntry, Redemption, RouteData } from './schema.ts';

/**
 * The address of the community, with a token at its end; the browser appends the suffix of its redirect value
 * (`communitySuffix` in rules.ts). Like `getRoute` it is a call of the community's API, which LIA serves itself: where another
 * server does, it is called with a client of that base.
 */
export const enterCommunity = endpoint<{ returns: Address }>('POST /usuario_p/login');

/** Which destinations the person who asks may open, of those that are configured. */
export const getRoute = endpoint<{ returns: RouteData }>('POST /usuario_p/getRoute');

/** The address of the courses' site, at a course where one is named. 404 where none is configured, as with the other destinations. */
export const enterCourse = endpoint<{ body: CourseEntry; returns: Address }>('POST /usuario_t/login');

/** The address of the games, with the token as `jwt`. */
export const enterGames = endpoint<{ returns: Address }>('POST /destinations/games/login');

/** The address of LIA Plus: `sso` is the base64 of `username|uuid` and proves nothing, `token` does. */
export const enterPlus = endpoint<{ returns: Address }>('POST /destinations/plus/login');

/** The address of LIA Kinder. */
export const enterKinder = endpoint<{ returns: Address }>('POST /destinations/kinder/login');

/**
 * Who arrived with a token, once; for servers of destinations. 401 `DESTINATION_REFUSED` for another secret, and
 * for a token that is used, expired, forged, or made for another destination.
 */
export const redeemToken = endpoint<{ body: Redemption; returns: Arrival }>('POST /destinations/redeem');

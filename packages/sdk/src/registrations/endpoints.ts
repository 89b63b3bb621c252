import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ChildStatusList } from './childStatus.ts';
import type { ListQuery } from '../http/list.ts';
import type { CardOutcome, OxxoSaved, Validated } from '../payments/cardsSchema.ts';
import type { FreeRegistrationCall, SchoolContactCall, UsernameAnswer, UsernameQuestion } from './callSchemas.ts';
import type { PlanCheck, SavedIntent, Subscription } from './paidSchema.ts';
import type { SchoolContactRecord } from './records.ts';
import type { ChildList } from './schema.ts';

/**
 * Returns whether a username is free, so that a form can show it before the rest is typed. A hint: the registration decides.
 * Limited per network; 429 beyond.
 */
export const checkUsername = endpoint<{ body: UsernameQuestion; returns: UsernameAnswer }>('POST /usernames/check');

/**
 * Registers a parent with their children on the free plan. 422 names each field at fault (`children[1].email`). A family
 * that is registered and proves it, by the parent's username, e-mail address and password, is answered as at first.
 */
export const registerFree = endpoint<{ body: FreeRegistrationCall; returns: MessageAnswer }>(
  'POST /stripe/public/free-sub',
);

/**
 * Checks a paid registration before money is asked for, and writes its order with the registration; passwords are kept
 * as hashes alone (document 1 sections 4 and 7). 422 where a field, a price or the amount is wrong.
 */
export const validatePlan = endpoint<{ body: PlanCheck; returns: Validated }>('POST /stripe/validate-data');

/**
 * Subscribes the family of an order with a card. 402 `CARD_DECLINED` where the bank refuses: nothing is registered, and
 * another card may be tried for the same order. `requires_action` where the bank wants to hear from the holder first.
 */
export const subscribe = endpoint<{ body: Subscription; returns: CardOutcome }>('POST /stripe/public/sub');

/** Registers the family whose voucher stands; its plan begins when the voucher is paid. */
export const saveOxxo = endpoint<{ body: SavedIntent; returns: OxxoSaved }>('POST /stripe/public/save-oxxo');

/** Takes a school's wish to be called (document 1 section 7). The same wish again is one wish. */
export const contactSchool = endpoint<{ body: SchoolContactCall; returns: MessageAnswer }>('POST /schoolSubscription');

/** Schools that asked to be called, for the console, newest first unless sorted; `Content-Range` counts them. */
export const listSchoolContacts = endpoint<{ query: ListQuery; returns: SchoolContactRecord[] }>(
  'GET /school-contacts',
);

export const getSchoolContact = endpoint<{ params: { id: string }; returns: SchoolContactRecord }>(
  'GET /school-contacts/{id}',
);

/** The children of the parent who asks. */
export const listChildren = endpoint<{ returns: ChildList }>('GET /children');

/** The licence and the latest sign-in of each of them. */
export const listChildrenStatus = endpoint<{ returns: ChildStatusList }>('GET /children/status');

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ChildList, FreeRegistration } from './schema.ts';

/** Registers a parent with their children on the free plan. 422 names each field at fault (`children[1].email`). */
export const registerFree = endpoint<{ body: FreeRegistration; returns: MessageAnswer }>(
  'POST /stripe/public/free-sub',
);

/** The children of the parent who asks. */
export const listChildren = endpoint<{ returns: ChildList }>('GET /children');

import { endpoint } from '../http/endpoint.ts';
import type { Checkout } from '../payments/schema.ts';
import type { FamilyForm, ParentRegistration, StudentRegistration } from './familiesSchema.ts';

/**
 * Registers a parent with their children on the free plan, as `registerFree` does, from the form in one piece (document 1
 * sections 3 and 7). `id_parent` names the parent; there is no order.
 */
export const registerFamily = endpoint<{ body: FamilyForm; returns: Checkout }>('POST /register');

/**
 * Registers a parent with their children on the plan of `id_licenses_type` (document 1 sections 3 and 7). A free plan
 * makes the accounts at once; a paid one answers where to pay, and the accounts come with the money, so that `id_parent`
 * is null until then. 422 for a plan that is not sold to parents, or at another price. Send an idempotency key.
 */
export const registerParent = endpoint<{ body: ParentRegistration; returns: Checkout }>('POST /parentSubscription');

/**
 * Adds a child to the parent who asks (document 1 sections 3 and 7). 404 where `tutor_id` is another user. Send an
 * idempotency key.
 */
export const registerStudent = endpoint<{ body: StudentRegistration; returns: Checkout }>('POST /studentSubscription');

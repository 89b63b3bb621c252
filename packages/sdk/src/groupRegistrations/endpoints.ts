import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { GroupRegistered, GroupRegistration, GuardianAddress } from './schema.ts';

/**
 * Registers a student in a group, and invites a parent where an address is given. Answers 201. 403 `PLAN_NEEDED` where the caller's
 * plan does not include it; 404 for a group that they do not reach; 409 `GROUP_FULL`, `GUARDIAN_DECLINED`; 422 at `password` for
 * a student of secundaria without one; 429. Send an idempotency key.
 */
export const registerGroupStudent = endpoint<{
  params: { id: string };
  body: GroupRegistration;
  returns: GroupRegistered;
}>('POST /grupos/{id}/alumnos');

/**
 * Invites a parent of a student whom a teacher registered and for whom no one answers yet; `id`: uuid of the account. An earlier
 * invitation of theirs is replaced. 404 for any other student, 409 `GUARDIAN_DECLINED`, 429. Send an idempotency key.
 */
export const inviteStudentGuardian = endpoint<{
  params: { id: string };
  body: GuardianAddress;
  returns: MessageAnswer;
}>('POST /alumnos/{id}/tutor');

import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import type { Client } from '@lia/sdk/http/client';
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
  registerGuardian,
} from '@lia/sdk/guardianInvitations/endpoints';
import {
  acceptParentInvitation,
  declineParentInvitation,
  readParentInvitation,
  registerInvitedParent,
} from '@lia/sdk/parentInvitations/endpoints';
import type { InvitedParent } from '@lia/sdk/parentInvitations/schema';
import { familyCodePath } from './routes.ts';
import type { Validation } from '@lia/sdk/validation/validate';

/** An invitation as its page shows it. */
export interface ShownInvitation {
  /** The school or the parent who invites. */
  from: string;
  children: readonly string[];
  /** Teachers who registered some of them. */
  teachers?: readonly string[];
  /** The address that it was sent to; null where a link was shared. */
  email: string | null;
  has_account: boolean;
}

/** Whose invitations a page answers, and by which calls. */
export interface InvitationKind {
  name: 'school' | 'parent';
  path: string;
  read: (client: Client, token: string) => Promise<ShownInvitation>;
  accept: typeof acceptInvitation;
  decline: typeof declineInvitation;
  /** Fetches the rules that a new account is held against. */
  loadRules: () => Promise<(typed: unknown) => Validation<InvitedParent>>;
  register: (client: Client, body: InvitedParent, idempotencyKey: string) => Promise<MessageAnswer>;
}

export const schoolInvitation: InvitationKind = {
  name: 'school',
  path: '/invitacion',
  async read(client, token) {
    const { school, ...invitation } = await client.call(readInvitation, { body: { token } });
    return { from: school, ...invitation };
  },
  accept: acceptInvitation,
  decline: declineInvitation,
  async loadRules() {
    const [{ guardianRegistrationSchema }, { validate }] = await Promise.all([
      import('@lia/sdk/guardianInvitations/schema'),
      import('@lia/sdk/validation/validate'),
    ]);
    return (values) => validate(guardianRegistrationSchema, values, { input: 'typed' });
  },
  register: (client, body, idempotencyKey) => client.call(registerGuardian, { body, idempotencyKey }),
};

export const parentInvitation: InvitationKind = {
  name: 'parent',
  path: familyCodePath,
  async read(client, token) {
    const { inviter, ...invitation } = await client.call(readParentInvitation, { body: { token } });
    return { from: inviter, ...invitation };
  },
  accept: acceptParentInvitation,
  decline: declineParentInvitation,
  async loadRules() {
    const [{ invitedParentSchema }, { validate }] = await Promise.all([
      import('@lia/sdk/parentInvitations/schema'),
      import('@lia/sdk/validation/validate'),
    ]);
    return (values) => validate(invitedParentSchema, values, { input: 'typed' });
  },
  register: (client, body, idempotencyKey) => client.call(registerInvitedParent, { body, idempotencyKey }),
};

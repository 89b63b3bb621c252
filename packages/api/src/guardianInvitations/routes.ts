import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  acceptInvitation,
  declineInvitation,
  endInvitation,
  readInvitation,
  registerGuardian,
  resendInvitation,
} from '@lia/sdk/guardianInvitations/endpoints';
import {
  guardianRegistrationSchema,
  invitationAcceptanceSchema,
  invitationSchema,
  invitationTokenSchema,
} from '@lia/sdk/guardianInvitations/schema';

import { takeConsents } from '../consents/consent.ts';
import { inTransaction } from '../platform/database.ts';
import { PASSWORDS_OF_NETWORK, TOKENS_OF_NETWORK } from '../platform/limits.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { accept, decline, end, prepareGuardian, read, register, resend } from './service.ts';

export function invitationRoutes(api: Api): void {
  serve(api, readInvitation, {
    summary: 'Read an invitation',
    description:
      'Which school invites, and to which children: first name and initial. 410 `INVITATION_OVER` for any unknown, used, ' +
      'declined or expired token.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    preliminary: true,
    body: invitationTokenSchema,
    returns: invitationSchema,
    handle: ({ db, body }) => read(db, body.token),
  });

  serve(api, acceptInvitation, {
    summary: 'Accept an invitation',
    description: 'Makes the caller the guardian of its children, and a parent where they are none.',
    permission: 'invitations.accept',
    limit: TOKENS_OF_NETWORK,
    idempotent: true,
    body: invitationAcceptanceSchema,
    returns: messageSchema,
    async handle({ db, body, scope, t, ...asked }) {
      await accept(db, body.token, scope.userId, await takeConsents(body.consents, { db, ...asked }));
      return { message: t('invitation.accepted') };
    },
  });

  serve(api, registerGuardian, {
    summary: 'Accept an invitation with a new account',
    description:
      'Whose address is that of the invitation, confirmed by the token. 409 `EMAIL_CONFIRMED` where an account has it: its ' +
      'owner signs in.',
    permission: 'anyone',
    limit: PASSWORDS_OF_NETWORK,
    idempotent: true,
    body: guardianRegistrationSchema,
    returns: messageSchema,
    async prepare({ app, body, language, address }) {
      const consents = await takeConsents(body.consents, { db: app.db, language, address });
      return { consents, passwordHash: await prepareGuardian(app, body) };
    },
    async handle({ db, body, t }, { consents, passwordHash }) {
      await register(db, body, passwordHash, consents);
      return { message: t('invitation.accepted') };
    },
  });

  serve(api, declineInvitation, {
    summary: 'Decline an invitation',
    description: 'Imports of the school send no other one to the address.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    body: invitationTokenSchema,
    returns: messageSchema,
    async handle({ db, body, t }) {
      await inTransaction(db, (tx) => decline(tx, body.token));
      return { message: t('invitation.declined') };
    },
  });

  serve(api, endInvitation, {
    summary: 'End an invitation',
    description:
      'One that waits for its answer, as one that went to a wrong address; sending it again opens it. 410 `INVITATION_OVER` once ' +
      'it was accepted or declined.',
    permission: 'imports.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await inTransaction(db, (tx) => end({ db: tx, scope }, params.id));
      return { message: t('invitation.ended') };
    },
  });

  serve(api, resendInvitation, {
    summary: 'Send an invitation again',
    description: 'Three times an hour; its time begins again. 410 `INVITATION_OVER` once it was accepted or declined.',
    permission: 'imports.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ app, db, scope, params, t }) {
      await resend({ app, db, scope }, params.id);
      return { message: t('invitation.sent') };
    },
  });
}

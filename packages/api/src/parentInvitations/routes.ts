import { messageSchema } from '@lia/sdk/accounts/schema';
import { invitationAcceptanceSchema, invitationTokenSchema } from '@lia/sdk/guardianInvitations/schema';
import {
  acceptParentInvitation,
  confirmParentInvitation,
  declineParentInvitation,
  inviteParent,
  listSentInvitations,
  readParentInvitation,
  registerInvitedParent,
  revokeParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';
import {
  invitedParentSchema,
  newParentInvitationSchema,
  parentInvitationSchema,
  sentInvitationsSchema,
} from '@lia/sdk/parentInvitations/schema';

import { takeConsents } from '../consents/consent.ts';
import { inTransaction } from '../platform/database.ts';
import type { Limit } from '../platform/limits.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { accept, decline, prepare, read, register } from './accept.ts';
import { confirm, invite, revoke } from './invite.ts';
import { sentBy } from './store.ts';

/** Guesses at tokens from one network. */
const GUESSES: Limit = { times: 30, seconds: 60 };

export function parentInvitationRoutes(api: Api): void {
  answerRoutes(api);

  serve(api, listSentInvitations, {
    summary: 'Invitations that I sent',
    description: 'To other parents of my children, which wait for an answer or for being confirmed.',
    permission: 'children.manage',
    returns: sentInvitationsSchema,
    handle: async ({ app, scope }) => ({ data: await sentBy(app, scope.userId) }),
  });

  serve(api, inviteParent, {
    summary: 'Invite another parent',
    description:
      'By e-mail, or by a link to share, which the list of invitations has. The answer is the same whether or not the ' +
      'address has an account. 409 `CHILD_OF_SCHOOL`, `INVITATION_NOT_YOURS`, `INVITATIONS_MANY`.',
    permission: 'children.manage',
    idempotent: true,
    body: newParentInvitationSchema,
    returns: messageSchema,
    async handle({ app, db, scope, language, body, t }) {
      await invite({ app, db, scope, language }, body);
      return { message: t(body.email == null ? 'parentInvitation.link' : 'parentInvitation.sent') };
    },
  });

  serve(api, revokeParentInvitation, {
    summary: 'Revoke an invitation',
    description: 'Its link is worthless from now on, and who accepted it without being confirmed follows no child.',
    permission: 'children.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await revoke(db, scope, params.id);
      return { message: t('parentInvitation.revoked') };
    },
  });

  serve(api, confirmParentInvitation, {
    summary: 'Confirm who accepted an invitation',
    description: 'A shared link may have been forwarded: the inviter states whether it reached the right person.',
    permission: 'children.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await confirm(db, scope, params.id);
      return { message: t('parentInvitation.confirmed') };
    },
  });
}

/** What who was invited calls. */
function answerRoutes(api: Api): void {
  serve(api, readParentInvitation, {
    summary: 'Read a parent’s invitation',
    description: 'Who invites to follow which children, by first names and initials. 410 `INVITATION_OVER`.',
    permission: 'anyone',
    limit: GUESSES,
    preliminary: true,
    body: invitationTokenSchema,
    returns: parentInvitationSchema,
    handle: ({ db, body }) => read(db, body.token),
  });

  serve(api, acceptParentInvitation, {
    summary: 'Accept a parent’s invitation',
    description: 'At once where it was e-mailed to the caller’s address; a shared link is confirmed by the inviter.',
    permission: 'invitations.accept',
    limit: GUESSES,
    idempotent: true,
    body: invitationAcceptanceSchema,
    returns: messageSchema,
    async handle({ db, body, scope, t, ...asked }) {
      await accept(db, body.token, scope.userId, await takeConsents(body.consents, { db, ...asked }));
      return { message: t('parentInvitation.accepted') };
    },
  });

  serve(api, registerInvitedParent, {
    summary: 'Accept a parent’s invitation with a new account',
    description:
      'The address of an e-mailed invitation is confirmed by its token; with a shared link the address is typed, and is ' +
      'asked to be confirmed. 409 `EMAIL_CONFIRMED`.',
    permission: 'anyone',
    limit: GUESSES,
    idempotent: true,
    body: invitedParentSchema,
    returns: messageSchema,
    async prepare({ app, body, language, address }) {
      const consents = await takeConsents(body.consents, { db: app.db, language, address });
      return { consents, passwordHash: await prepare(app, body) };
    },
    async handle({ db, body, language, t }, { consents, passwordHash }) {
      await register(db, body, passwordHash, consents, language);
      return { message: t('parentInvitation.accepted') };
    },
  });

  serve(api, declineParentInvitation, {
    summary: 'Decline a parent’s invitation',
    description: 'Its link is worthless from now on.',
    permission: 'anyone',
    limit: GUESSES,
    body: invitationTokenSchema,
    returns: messageSchema,
    async handle({ db, body, t }) {
      await inTransaction(db, (tx) => decline(tx, body.token));
      return { message: t('invitation.declined') };
    },
  });
}

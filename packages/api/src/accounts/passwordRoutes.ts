import { changePassword, requestPasswordReset, resetPassword, setChildPassword } from '@lia/sdk/accounts/endpoints';
import {
  childPasswordSchema,
  messageSchema,
  passwordAnswerSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
} from '@lia/sdk/accounts/schema';

import { type Limit, PASSWORDS_OF_NETWORK } from '../platform/limits.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { changeOwnPassword, hashForReset, proveChange, resetByToken, setPasswordOfChild } from './passwordChange.ts';
import { sendReset } from './passwordEmails.ts';

/** Requests from one network, which a school's people share, and thousands of phones of one carrier. */
const PER_NETWORK: Limit = { times: 300, seconds: 3600 };

export function passwordRoutes(api: Api): void {
  serve(api, requestPasswordReset, {
    summary: 'Ask for a link to choose a new password',
    description:
      'Answers the same, and as fast, whether or not the address has an account: what is sent to whom is decided when ' +
      'the e-mail is written. One address gets three e-mails an hour.',
    permission: 'anyone',
    limit: PER_NETWORK,
    body: passwordResetRequestSchema,
    returns: messageSchema,
    async handle({ app, body: { email }, t, language }) {
      await sendReset(app, email, language);
      return { message: t('password.requested') };
    },
  });

  serve(api, resetPassword, {
    summary: 'Choose a new password with a link',
    description:
      'With the token of the e-mail, once. 410 `RESET_OVER` for any unknown, used or expired token; 422 at `password` where ' +
      'an administrator or a school chose a common one.',
    permission: 'anyone',
    limit: PASSWORDS_OF_NETWORK,
    idempotent: true,
    body: passwordResetSchema,
    returns: passwordAnswerSchema,
    prepare: ({ app, body }) => hashForReset(app, body),
    async handle({ db, body, t, language }, passwordHash) {
      const isCommon = await resetByToken(db, body, passwordHash, language);
      return { message: t('password.reset'), ...(isCommon && { common_password: true }) };
    },
  });

  serve(api, setChildPassword, {
    summary: "Set my child's password",
    description: "Ends the child's sessions and links to identity providers.",
    permission: 'children.password',
    params: rowUuid,
    body: childPasswordSchema,
    returns: passwordAnswerSchema,
    async handle({ app, scope, params, body, t, language }) {
      const isCommon = await setPasswordOfChild(app, scope, params.id, body.password, language);
      return { message: t('password.child'), ...(isCommon && { common_password: true }) };
    },
  });

  serve(api, changePassword, {
    summary: 'Change my password',
    description:
      'Ends my other sessions. 422 at `current_password` where that is wrong, and at `password` where it is the temporary ' +
      'one once more, or a common one for an administrator or a school.',
    permission: 'session',
    idempotent: true,
    body: passwordChangeSchema,
    returns: passwordAnswerSchema,
    prepare: ({ app, session, body }) => proveChange(app, session, body),
    async handle({ db, session, t, language }, change) {
      await changeOwnPassword(db, session, change, language);
      return { message: t('password.changed'), ...(change.isCommon && { common_password: true }) };
    },
  });
}

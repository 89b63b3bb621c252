import { messageSchema } from '@lia/sdk/accounts/schema';
import { listUndeliveredEmails, resendEmail } from '@lia/sdk/mail/endpoints';
import { undeliveredEmailListSchema } from '@lia/sdk/mail/records';

import { notFound } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { requeueEmail } from '../platform/mail/outbox.ts';
import { type Api, serve } from '../platform/serve.ts';
import { undeliveredList } from './store.ts';

/** Undelivered emails, for the console. */
export function mailRoutes(api: Api): void {
  serve(api, listUndeliveredEmails, {
    ...undeliveredList.pages('Addresses are masked.'),
    summary: 'Emails that were given up',
    permission: 'emails.manage',
    returns: undeliveredEmailListSchema,
  });

  serve(api, resendEmail, {
    summary: 'Send an email again that was given up',
    description: 'It is composed again from current data, and tried for two days as any other.',
    permission: 'emails.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      if (!(await requeueEmail(db, scope, params.id))) throw notFound();
      return { message: t('email.again') };
    },
  });
}

import { messageSchema } from '@lia/sdk/accounts/schema';
import { listUndeliveredEmails, resendEmail } from '@lia/sdk/mail/endpoints';
import { undeliveredEmailListSchema } from '@lia/sdk/mail/records';
import { record, messageKey } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { check } from '../platform/check.ts';
import { notFound } from '../platform/errors.ts';
import { listQuery, readFilter, readSort, rowUuid } from '../platform/list.ts';
import { requeueEmail } from '../platform/mail/outbox.ts';
import { type Api, serve } from '../platform/serve.ts';
import { emailSorts, listUndeliveredEmails as list } from './store.ts';

const filterSchema = record({ q: string().typeError(messageKey('invalid')).max(254, messageKey('text.max')) });
const LATEST_FIRST = { column: 'failed_at', descending: true } as const;

/** Emails that nobody got, for the console. */
export function mailRoutes(api: Api): void {
  serve(api, listUndeliveredEmails, {
    summary: 'Emails that were given up',
    description:
      'Addresses are masked. Filter: `q`, words of the subject or a whole address. ' +
      `Sorts by ${emailSorts.join(', ')}; the latest first otherwise.`,
    permission: 'emails.manage',
    query: listQuery({}),
    returns: undeliveredEmailListSchema,
    handle({ db, query, range }) {
      const { q } = check(filterSchema, readFilter(query.filter), 'strict');
      return list(db, q, readSort(query.sort, emailSorts) ?? LATEST_FIRST, range);
    },
  });

  serve(api, resendEmail, {
    summary: 'Send an email again that was given up',
    description: 'It is written anew from what it is about, and tried for two days as any other.',
    permission: 'emails.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, params, t }) {
      if (!(await requeueEmail(db, params.id))) throw notFound();
      return { message: t('email.again') };
    },
  });
}

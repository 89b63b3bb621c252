import { messageSchema } from '@lia/sdk/accounts/schema';
import { listLostLetters, sendLetterAgain } from '@lia/sdk/mail/endpoints';
import { lostLetterListSchema } from '@lia/sdk/mail/records';
import { record, says } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { check } from '../platform/check.ts';
import { notFound } from '../platform/errors.ts';
import { listQuery, readFilter, readSort, rowUuid } from '../platform/list.ts';
import { takeUpAgain } from '../platform/mail/outbox.ts';
import { type Api, serve } from '../platform/serve.ts';
import { letterSorts, listLostLetters as list } from './store.ts';

const filterSchema = record({ q: string().typeError(says('invalid')).max(254, says('text.max')) });
const LATEST_FIRST = { column: 'failed_at', descending: true } as const;

/** Letters that nobody got, for the console. */
export function mailRoutes(api: Api): void {
  serve(api, listLostLetters, {
    summary: 'Letters that were given up',
    description:
      'Addresses are masked. Filter: `q`, words of the subject or a whole address. ' +
      `Sorts by ${letterSorts.join(', ')}; the latest first otherwise.`,
    permission: 'letters.manage',
    query: listQuery({}),
    returns: lostLetterListSchema,
    handle({ db, query, range }) {
      const { q } = check(filterSchema, readFilter(query.filter), 'strict');
      return list(db, q, readSort(query.sort, letterSorts) ?? LATEST_FIRST, range);
    },
  });

  serve(api, sendLetterAgain, {
    summary: 'Send a letter again that was given up',
    description: 'It is written anew from what it is about, and tried for two days as any other.',
    permission: 'letters.manage',
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle({ db, params, say }) {
      if (!(await takeUpAgain(db, params.id))) throw notFound();
      return { message: say('letter.again') };
    },
  });
}

import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  avatarOfferSchema,
  avatarRecordListSchema,
  listCatalogueAvatars,
  offerAvatar,
} from '@lia/sdk/avatars/administration';
import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';
import { messageKey, record } from '@lia/sdk/validation/fields';
import { plain } from '@lia/sdk/validation/plain';
import { string } from 'yup';

import { check } from '../platform/check.ts';
import { notFound } from '../platform/errors.ts';
import { listQuery, Page, readFilter, readSort, rowId } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { describeAvatars, setOffered } from './store.ts';

const filterSchema = record({
  q: string().typeError(messageKey('invalid')).max(254, messageKey('text.max')).optional(),
});

/** What administrators decide about the catalogue of avatars. */
export function avatarAdministrationRoutes(api: Api): void {
  serve(api, listCatalogueAvatars, {
    summary: 'The catalogue of avatars',
    description: 'Sorted by `id` or `people`; `q`: a part of the name.',
    permission: 'avatars.manage',
    query: listQuery({}),
    returns: avatarRecordListSchema,
    async handle({ db, language, query, range }) {
      const { column, descending } = readSort(query.sort, ['id', 'people'] as const) ?? {
        column: 'id',
        descending: false,
      };
      const { q = '' } = check(filterSchema, readFilter(query.filter), 'strict');
      const matching = (await describeAvatars(db, language)).filter(({ name }) => plain(name).includes(plain(q)));
      const rows = matching.toSorted(
        (one, other) => (descending ? -1 : 1) * (one[column] - other[column]) || one.id - other.id,
      );
      return new Page(rows.slice(range.first, range.first + range.limit), range, rows.length);
    },
  });

  serve(api, offerAvatar, {
    summary: 'Offer an avatar, or not any more',
    description: 'Who has one that is not offered keeps it until they choose another one.',
    permission: 'avatars.manage',
    params: rowId,
    body: avatarOfferSchema,
    returns: messageSchema,
    async handle({ db, session, params, body, t }) {
      if (!avatarCatalogue.some(({ id }) => id === params.id)) throw notFound();
      await setOffered(db, params.id, body.offered, session.userId);
      return { message: t('operation.succeeded') };
    },
  });
}

import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  avatarOfferSchema,
  avatarRecordListSchema,
  listCatalogueAvatars,
  offerAvatar,
} from '@lia/sdk/avatars/administration';
import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';

import { notFound } from '../platform/errors.ts';
import { listQuery, Page, readSort, rowId } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { describeAvatars, setOffered } from './store.ts';

/** What administrators decide about the catalogue of avatars. */
export function avatarAdministrationRoutes(api: Api): void {
  serve(api, listCatalogueAvatars, {
    summary: 'The catalogue of avatars',
    description: 'Sorted by `id` or `people`.',
    permission: 'avatars.manage',
    query: listQuery({}),
    returns: avatarRecordListSchema,
    async handle({ db, language, query, range }) {
      const { column, descending } = readSort(query.sort, ['id', 'people'] as const) ?? {
        column: 'id',
        descending: false,
      };
      const rows = (await describeAvatars(db, language)).toSorted(
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

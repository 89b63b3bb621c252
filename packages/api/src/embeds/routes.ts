import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createEmbed,
  deleteEmbed,
  getEmbed,
  getEmbedCounts,
  listEmbeds,
  renewEmbedKey,
  restoreEmbed,
  restoreEmbedKey,
  reportEmbedEvent,
  updateEmbed,
} from '@lia/sdk/embeds/endpoints';
import {
  embedCountsQuerySchema,
  embedCountsSchema,
  embedListSchema,
  embedRecordSchema,
  embedSavedSchema,
} from '@lia/sdk/embeds/records';
import { embedSchema, embedReportSchema } from '@lia/sdk/embeds/schema';

import { ApiFailure, found, notFound } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { countsOf } from './counts.ts';
import {
  changeEmbed,
  countEvent,
  embedList,
  hideEmbed,
  insertEmbed,
  renewKey,
  restoreKey,
  unhideEmbed,
} from './store.ts';

/** A page shows a handful of forms; a whole school may open it at once from behind one address. */
const REPORTS = { times: 600, seconds: 60 };

export function embedRoutes(api: Api): void {
  serve(api, reportEmbedEvent, {
    summary: 'Count what happened to an embedded form',
    description: 'The site is named by `X-LIA-Embed`. Sums by day are all that is kept.',
    permission: 'anyone',
    limit: REPORTS,
    body: embedReportSchema,
    returns: messageSchema,
    async handle({ db, body, embedded, t }) {
      if (!embedded) throw new ApiFailure(403, 'EMBED_REFUSED');
      await countEvent(db, embedded.id, body.form, body.event);
      return { message: t('operation.succeeded') };
    },
  });

  serve(api, listEmbeds, {
    ...embedList.pages(),
    summary: 'Sites that embed our forms',
    permission: 'embeds.read',
    returns: embedListSchema,
  });

  serve(api, getEmbed, {
    summary: 'A site that embeds our forms',
    permission: 'embeds.read',
    params: rowUuid,
    returns: embedRecordSchema,
    handle: async (call) => found(await embedList.find(call, call.params.id)),
  });

  serve(api, getEmbedCounts, {
    summary: 'What came of a site day by day, and by form',
    permission: 'embeds.read',
    params: rowUuid,
    query: embedCountsQuerySchema,
    returns: embedCountsSchema,
    handle: async (call) => found(await countsOf(call, call.params.id, call.query.days)),
  });

  serve(api, createEmbed, {
    summary: 'Add a site',
    permission: 'embeds.manage',
    status: 201,
    idempotent: true,
    body: embedSchema,
    returns: embedSavedSchema,
    handle: async (call) => ({
      message: call.t('operation.succeeded'),
      data: found(await embedList.find(call, await insertEmbed(call.db, call.body))),
    }),
  });

  serve(api, updateEmbed, {
    summary: 'Change a site',
    permission: 'embeds.manage',
    params: rowUuid,
    body: embedSchema,
    returns: embedSavedSchema,
    async handle(call) {
      const { params, body, t } = call;
      if (!(await changeEmbed(call, params.id, body))) throw notFound();
      return { message: t('operation.succeeded'), data: found(await embedList.find(call, params.id)) };
    },
  });

  serve(api, renewEmbedKey, {
    summary: 'Give a site a fresh key',
    description: 'The one before is refused from now on, until it is put back.',
    permission: 'embeds.manage',
    idempotent: true,
    params: rowUuid,
    returns: embedSavedSchema,
    async handle(call) {
      const { params, t } = call;
      if (!(await renewKey(call, params.id))) throw notFound();
      return { message: t('operation.succeeded'), data: found(await embedList.find(call, params.id)) };
    },
  });

  serve(api, restoreEmbedKey, {
    summary: 'Put the key before the fresh one back',
    permission: 'embeds.manage',
    params: rowUuid,
    returns: embedSavedSchema,
    async handle(call) {
      const { params, t } = call;
      if (!(await restoreKey(call, params.id))) throw notFound();
      return { message: t('operation.succeeded'), data: found(await embedList.find(call, params.id)) };
    },
  });

  serve(api, deleteEmbed, {
    summary: 'Delete a site',
    description: 'Its key is refused until it is restored; what came of it stays counted.',
    permission: 'embeds.manage',
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      if (!(await hideEmbed(call, call.params.id))) throw notFound();
      return { message: call.t('operation.succeeded') };
    },
  });

  serve(api, restoreEmbed, {
    summary: 'Put a deleted site back',
    description: 'As it was: with its addresses, its key and what came of it.',
    permission: 'embeds.manage',
    idempotent: true,
    params: rowUuid,
    returns: embedSavedSchema,
    async handle(call) {
      const { params, t } = call;
      await unhideEmbed(call, params.id);
      return { message: t('operation.succeeded'), data: found(await embedList.find(call, params.id)) };
    },
  });
}

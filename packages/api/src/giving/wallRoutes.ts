import { messageSchema } from '@lia/sdk/accounts/schema';
import { getWallLogo, listWall, markOnWall } from '@lia/sdk/giving/endpoints';
import { wallGifts, wallMarkSchema, wallSchema } from '@lia/sdk/giving/wall';
import { object, string } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { API_ROOT, type Api, serve } from '../platform/serve.ts';
import { findLogo, listDonors, mark } from './wallStore.ts';

/** Seconds for which browsers keep the wall: it changes when the team decides. */
const WALL_SECONDS = 300;

/** The public wall of donors, and what the team does to it. */
export function wallRoutes(api: Api): void {
  serve(api, listWall, {
    summary: 'Wall of donors',
    description: 'Who gave, as they chose to be shown, and once the team put them there. The latest first.',
    permission: 'anyone',
    cache: WALL_SECONDS,
    returns: wallSchema,
    async handle({ db, app }) {
      const root = `${app.config.publicUrl}${API_ROOT}/donors/`;
      return { data: await listDonors(db, (id) => `${root}${id}/logo`) };
    },
  });

  serve(api, getWallLogo, {
    summary: 'Logo of a donor on the wall',
    permission: 'anyone',
    params: rowUuid,
    handle: async ({ db, app, params }) => app.files.download(found(await findLogo(db, params.id))),
  });

  serve(api, markOnWall, {
    summary: 'Put a gift on the wall of donors, or take it off',
    permission: 'donations.manage',
    params: object({ gifts: string().oneOf(wallGifts).required(), id: uuid() }),
    body: wallMarkSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => mark(tx, scope, params, body.shown));
      return { message: t('operation.succeeded') };
    },
  });
}

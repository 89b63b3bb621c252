import { getAccountRows, listAccountExports, requestAccountExport } from '@lia/sdk/balance/endpoints';
import {
  accountExportSavedSchema,
  accountExportSchema,
  accountExportsSchema,
  accountRowsSchema,
} from '@lia/sdk/balance/records';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { latestExports, requestExport, rowsOf } from './exports.ts';

/** Each of them reads a month. */
const EXPORTS = { times: 30, seconds: 3600 };

/** What the accountant books. */
export function exportRoutes(api: Api): void {
  serve(api, listAccountExports, {
    summary: 'The latest exports for the accountant',
    permission: 'payments.manage',
    returns: accountExportsSchema,
    handle: async ({ db, scope }) => ({ data: await latestExports(db, scope) }),
  });

  serve(api, requestAccountExport, {
    summary: 'Export the movements of a month for the accountant',
    description:
      'A job writes them down: one for each charge, refund and dispute, with what it was for and its invoice.',
    permission: 'payments.manage',
    limit: EXPORTS,
    status: 201,
    idempotent: true,
    body: accountExportSchema,
    returns: accountExportSavedSchema,
    handle: async ({ db, scope, body, t }) => ({
      message: t('operation.succeeded'),
      data: await requestExport(db, scope, body.month),
    }),
  });

  serve(api, getAccountRows, {
    summary: 'The movements of an export',
    description:
      'In centavos, below zero where the money left our account. 404 while it is not ready, and after 30 days.',
    permission: 'payments.manage',
    params: rowUuid,
    returns: accountRowsSchema,
    handle: async ({ db, scope, params }) => ({ data: [...found(await rowsOf(db, scope, params.id))] }),
  });
}

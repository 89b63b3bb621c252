import { reachesOf } from '@lia/sdk/accounts/permissions';
import { getAuditEntry, listAudit } from '@lia/sdk/audit/endpoints';
import { auditEntryListSchema, auditEntrySchema } from '@lia/sdk/audit/records';
import { number, object } from 'yup';

import type { Session } from '../platform/appContext.ts';
import { found } from '../platform/errors.ts';
import { listQuery, Page } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { auditList } from './list.ts';
import { withoutStrangers } from './strangers.ts';

const entryId = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });

const reachesEverything = (session: Session): boolean => reachesOf(session, 'audit.read').has('everything');

/** What changed, by whom. Entries come into being with the change itself (platform/audit); no call writes one. */
export function auditRoutes(api: Api): void {
  serve(api, listAudit, {
    summary: 'What changed',
    description:
      `${auditList.description} \`from\` and \`to\` are days in Mexico City. A school's administrators read what belongs to their ` +
      'schools, and of who acted those alone who belong to them.',
    permission: 'audit.read',
    query: listQuery({}),
    returns: auditEntryListSchema,
    async handle(call) {
      const page = await auditList.answer(call);
      if (reachesEverything(call.session)) return page;
      return new Page(await withoutStrangers(call, page.rows), page, page.total, page.facets);
    },
  });

  serve(api, getAuditEntry, {
    summary: 'A change',
    permission: 'audit.read',
    params: entryId,
    returns: auditEntrySchema,
    async handle(call) {
      const entry = found(await auditList.find(call, call.params.id));
      if (reachesEverything(call.session)) return entry;
      const [shown] = await withoutStrangers(call, [entry]);
      return found(shown);
    },
  });
}

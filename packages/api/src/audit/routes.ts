import { getAuditEntry, listAudit } from '@lia/sdk/audit/endpoints';
import { type AuditEntry, auditEntryListSchema, auditEntrySchema } from '@lia/sdk/audit/records';
import { number, object } from 'yup';

import { found } from '../platform/errors.ts';
import { Page } from '../platform/list.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { type Api, serve } from '../platform/serve.ts';
import { auditList } from './list.ts';
import { withNames } from './references.ts';
import { withoutStrangers } from './strangers.ts';

const entryId = object({ id: number().integer().min(1).max(Number.MAX_SAFE_INTEGER).required() });

/** Entries as a caller may read them: what their values refer to by name, and for schools without strangers. */
async function readable(
  call: ScopedCall<'everything' | 'school'>,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const named = await withNames(call, entries);
  return call.scope.reachesEverything ? named : withoutStrangers(call, named);
}

/** What changed, by whom. Entries come into being with the change itself (platform/audit); no call writes one. */
export function auditRoutes(api: Api): void {
  serve(api, listAudit, {
    ...auditList.pages(
      "A school's administrators read what belongs to their schools, and of who acted those alone who belong to them. " +
        '`from` and `to` are days in Mexico City.',
    ),
    summary: 'What changed',
    permission: 'audit.read',
    returns: auditEntryListSchema,
    async handle(call) {
      const page = await auditList.answer(call);
      return new Page(await readable(call, page.rows), page, page.total, page.facets);
    },
  });

  serve(api, getAuditEntry, {
    summary: 'A change',
    permission: 'audit.read',
    params: entryId,
    returns: auditEntrySchema,
    async handle(call) {
      const [entry] = await readable(call, [found(await auditList.find(call, call.params.id))]);
      return found(entry);
    },
  });
}

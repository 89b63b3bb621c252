import { listDeletions } from '@lia/sdk/deletions/endpoints';
import { deletionsSchema } from '@lia/sdk/deletions/records';
import { deletionKinds, MOST_DELETIONS, RESTORE_DAYS } from '@lia/sdk/deletions/rules';

import { contributionsTo } from '../platform/module.ts';
import { type Api, serve } from '../platform/serve.ts';

/** What was deleted and may be restored, of all domains of a school. */
export function deletionRoutes(api: Api): void {
  const sourceOf = contributionsTo(
    deletionKinds,
    api.app.modules.flatMap(({ deletions = [] }) => deletions.map((source) => ({ [source.kind]: source }))),
  );

  serve(api, listDeletions, {
    summary: 'What was deleted and may be restored',
    description:
      `Of the last ${RESTORE_DAYS} days, the latest first: up to ${MOST_DELETIONS} of each kind that the caller may restore. ` +
      'Each is restored by the call of its kind.',
    permission: 'deletions.read',
    returns: deletionsSchema,
    async handle({ db, session }) {
      const found = await Promise.all(deletionKinds.map((kind) => sourceOf(kind).read(db, session)));
      return { data: found.flat().toSorted((a, b) => (a.deleted_at < b.deleted_at ? 1 : -1)) };
    },
  });
}

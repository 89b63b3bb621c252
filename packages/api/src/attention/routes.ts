import { getAttention } from '@lia/sdk/attention/endpoints';
import { attentionSchema } from '@lia/sdk/attention/records';
import { attentionKinds } from '@lia/sdk/attention/rules';

import { contributionsTo } from '../platform/module.ts';
import { type Api, serve } from '../platform/serve.ts';

/** What needs attention, for the first page of the console. */
export function attentionRoutes(api: Api): void {
  const sourceOf = contributionsTo(
    attentionKinds,
    api.app.modules.flatMap(({ attention = [] }) => attention.map((source) => ({ [source.kind]: source }))),
  );

  serve(api, getAttention, {
    summary: 'What needs attention today',
    description:
      'Counted by the filters that it answers with; a kind that the caller’s roles may not see, or that has no rows, is missing.',
    permission: 'overview.read',
    returns: attentionSchema,
    async handle({ db, session }) {
      const items = await Promise.all(attentionKinds.map((kind) => sourceOf(kind).read(db, session)));
      return { data: items.filter((item) => item !== null) };
    },
  });
}

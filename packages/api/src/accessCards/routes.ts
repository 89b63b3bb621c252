import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import { accessCardsSchema, newAccessCardsSchema } from '@lia/sdk/accessCards/schema';

import { schoolsIn } from '../institutions/members.ts';
import { inTransaction } from '../platform/database.ts';
import { type Api, serve } from '../platform/serve.ts';
import { cardAddress, makeCards } from './service.ts';

export function accessCardRoutes(api: Api): void {
  serve(api, makeAccessCards, {
    summary: 'Make access cards',
    description:
      'With which students of preescolar and primaria sign in. Their codes can be read in this answer alone, which is kept ' +
      'nowhere: a repeated call makes other cards, which replace the first.',
    permission: 'cards.manage',
    body: newAccessCardsSchema,
    returns: accessCardsSchema,
    async handle({ app, db, scope, session, body }) {
      const data = await inTransaction(db, (tx) =>
        makeCards({ app, db: tx, within: schoolsIn(scope), session }, body.users),
      );
      return { sign_in_url: cardAddress(app), data };
    },
  });
}

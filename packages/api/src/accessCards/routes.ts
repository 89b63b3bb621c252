import { endGroupCards, listGroupCards, makeAccessCards, makeGroupCards } from '@lia/sdk/accessCards/endpoints';
import {
  accessCardsSchema,
  endedGroupCardsSchema,
  groupCardsSchema,
  newAccessCardsSchema,
  newGroupCardsSchema,
} from '@lia/sdk/accessCards/schema';
import { loginByCode } from '@lia/sdk/accounts/endpoints';
import { accessCodeSchema, messageSchema, signedInSchema } from '@lia/sdk/accounts/schema';

import { schoolsIn } from '../institutions/members.ts';
import { inTransaction } from '../platform/database.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { signInByCode } from './enter.ts';
import * as groupCards from './groupCards.ts';
import { cardAddress, makeCards } from './service.ts';

export function accessCardRoutes(api: Api): void {
  serve(api, loginByCode, {
    summary: 'Sign in with an access card',
    description:
      'Answers 401 `ACCESS_CODE_UNKNOWN` for a code that is unknown or replaced, or whose student has outgrown cards or left the ' +
      'school that gave it. Codes that open nothing are limited per address, by themselves: 429 with `Retry-After`.',
    permission: 'anyone',
    body: accessCodeSchema,
    returns: signedInSchema,
    handle: ({ app, body, address, raw, language }) =>
      signInByCode(app, body.code, { address, language, userAgent: raw.headers['user-agent'] }),
  });

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
        makeCards({ app, db: tx, within: schoolsIn(scope), session, by: 'school' }, body.users),
      );
      return { sign_in_url: cardAddress(app), data };
    },
  });

  serve(api, listGroupCards, {
    summary: 'Access cards of a group',
    description:
      'Its students of preescolar and primaria. A teacher of the school of public registrations is answered with none: there, ' +
      'parents make the cards.',
    permission: 'groups.cards',
    params: rowUuid,
    returns: groupCardsSchema,
    handle: async (call) => ({ data: await groupCards.listGroupCards(call, call.params.id) }),
  });

  serve(api, makeGroupCards, {
    summary: 'Make access cards for a group',
    description:
      'Their codes can be read in this answer alone, which is kept nowhere. Answers 409 `CARDS_CHANGED`, and changes nothing, ' +
      'where a student has another card than the one to be replaced: a repeated call makes no second cards.',
    permission: 'groups.cards',
    params: rowUuid,
    body: newGroupCardsSchema,
    returns: accessCardsSchema,
    async handle(call) {
      const data = await inTransaction(call.db, (tx) =>
        groupCards.makeGroupCards({ ...call, db: tx }, call.params.id, call.body),
      );
      return { sign_in_url: cardAddress(call.app), data };
    },
  });

  serve(api, endGroupCards, {
    summary: 'End access cards of a group',
    description: 'With the sessions that they opened.',
    permission: 'groups.cards',
    params: rowUuid,
    body: endedGroupCardsSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => groupCards.endGroupCards(tx, scope, params.id, body.students));
      return { message: t('accessCards.ended') };
    },
  });
}

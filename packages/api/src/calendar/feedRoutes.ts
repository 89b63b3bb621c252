import { createHash } from 'node:crypto';

import { messageSchema } from '@lia/sdk/accounts/schema';
import { endFeed, getFeed, makeFeed, readFeed as readFeedEndpoint, updateFeed } from '@lia/sdk/calendar/endpoints';
import { feedChoicesSchema, feedMadeSchema, feedSchema } from '@lia/sdk/calendar/feedSchema';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { Download } from '../platform/files.ts';
import { countAttempt, type Limit, TOKENS_OF_NETWORK } from '../platform/limits.ts';
import { hashToken } from '../platform/secret.ts';
import { type Api, API_ROOT, serve } from '../platform/serve.ts';
import * as feeds from './feed.ts';

const permission = 'calendar.feed';

/** Programs read a calendar, some every few minutes, on several devices. */
const READS: Limit = { times: 240, seconds: 3600 };

const TOKEN = /^[\w-]{43}$/;

/** The address at which other programs read a calendar. */
export function feedRoutes(api: Api): void {
  serve(api, getFeed, {
    summary: 'My calendar in other programs',
    permission,
    returns: feedSchema,
    handle: async ({ db, scope }) => ({ data: await feeds.feedOf(db, scope.userId) }),
  });

  serve(api, makeFeed, {
    summary: 'Make the address of my calendar for other programs',
    description: 'The address is answered once: a hash of it is kept. An earlier address ends.',
    permission,
    status: 201,
    body: feedChoicesSchema,
    returns: feedMadeSchema,
    async handle({ app, db, scope, body, t }) {
      const token = await feeds.makeFeed(db, scope.userId, body);
      const path = splitRoute(readFeedEndpoint).path.replace('{token}', token);
      return { message: t('calendar.feed.made'), data: { address: `${app.config.publicUrl}${API_ROOT}${path}` } };
    },
  });

  serve(api, updateFeed, {
    summary: 'Change what my calendar in other programs has',
    permission,
    body: feedChoicesSchema,
    returns: messageSchema,
    async handle({ db, scope, body, t }) {
      await feeds.updateFeed(db, scope.userId, body);
      return { message: t('calendar.feed.saved') };
    },
  });

  serve(api, endFeed, {
    summary: 'End the address of my calendar for other programs',
    permission,
    returns: messageSchema,
    async handle({ db, scope, t }) {
      await feeds.endFeed(db, scope.userId);
      return { message: t('calendar.feed.ended') };
    },
  });

  serve(api, readFeedEndpoint, {
    summary: 'A calendar for other programs',
    description: 'iCalendar (RFC 5545), for anyone who has its address. 304 to the `ETag` of what is unchanged.',
    permission: 'anyone',
    limit: TOKENS_OF_NETWORK,
    params: object({ token: string().required().matches(TOKEN, messageKey('invalid')) }),
    async handle({ app, db, params }) {
      if (app.config.rateLimits) await countAttempt(db, `calendar-feed:${hashToken(params.token)}`, READS);
      const bytes = Buffer.from(await feeds.readFeed(db, app.modules, params.token));
      const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      return Download.made('lia.ics', 'text/calendar; charset=utf-8', bytes).shown().keptAs(tag);
    },
  });
}

import { may } from '@lia/sdk/accounts/permissions';
import {
  enterCommunity,
  enterCourse,
  enterGames,
  enterKinder,
  enterPlus,
  getRoute,
  redeemToken,
} from '@lia/sdk/destinations/endpoints';
import { destinations } from '@lia/sdk/destinations/rules';
import {
  addressSchema,
  arrivalSchema,
  courseEntrySchema,
  redemptionSchema,
  routeDataSchema,
} from '@lia/sdk/destinations/schema';

import { type Api, serve } from '../platform/serve.ts';
import { addressOf } from './addresses.ts';
import { redeem } from './tokens.ts';

/** Ways into the sites beside LIA. None is served in a view of another account: the token would stand for the member. */
export function destinationRoutes(api: Api): void {
  serve(api, enterCommunity, {
    summary: 'Go on to the community',
    description: 'The address carries a token that is good once, for a minute.',
    permission: 'destinations.community',
    returns: addressSchema,
    handle: ({ app, session }) => addressOf(app, 'community', session),
  });

  serve(api, getRoute, {
    summary: 'Destinations that I may go on to',
    permission: 'member',
    returns: routeDataSchema,
    handle: async ({ app, session }) => ({
      data: {
        destinations: destinations.filter(
          (name) => app.config.destinations[name] !== undefined && may(session, `destinations.${name}`),
        ),
      },
    }),
  });

  serve(api, enterCourse, {
    summary: 'Go on to the site of the courses',
    permission: 'destinations.course',
    body: courseEntrySchema,
    returns: addressSchema,
    handle: ({ app, session, body }) => addressOf(app, 'course', session, body.course_id),
  });

  serve(api, enterGames, {
    summary: 'Go on to the games',
    permission: 'destinations.games',
    returns: addressSchema,
    handle: ({ app, session }) => addressOf(app, 'games', session),
  });

  serve(api, enterPlus, {
    summary: 'Go on to LIA Plus',
    permission: 'destinations.plus',
    returns: addressSchema,
    handle: ({ app, session }) => addressOf(app, 'plus', session),
  });

  serve(api, enterKinder, {
    summary: 'Go on to LIA Kinder',
    permission: 'destinations.kinder',
    returns: addressSchema,
    handle: ({ app, session }) => addressOf(app, 'kinder', session),
  });

  serve(api, redeemToken, {
    summary: 'Redeem the token of a visit',
    description:
      'For the server of a destination, with its secret. A token is good once, for a minute, at the destination that it was ' +
      'made for; 401 `DESTINATION_REFUSED` for any other.',
    permission: 'anyone',
    body: redemptionSchema,
    returns: arrivalSchema,
    handle: ({ app, body }) => redeem(app, body),
  });
}

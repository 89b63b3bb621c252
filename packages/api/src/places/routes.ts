import { allotPlaces, getGiftPlaces, listMyPlaces } from '@lia/sdk/places/endpoints';
import { giftPlacesAnswerSchema, myPlacesSchema, placesAllottedSchema } from '@lia/sdk/places/records';
import { placesAllotmentSchema } from '@lia/sdk/places/schema';

import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { allot, giftPlaces, ownPlaces } from './service.ts';

export function placeRoutes(api: Api): void {
  serve(api, getGiftPlaces, {
    summary: 'Places that a gift gives',
    description:
      'Null where it gives none: an amount, programming courses, a gift that we call about and that nothing was agreed on for.',
    permission: 'donations.read',
    params: rowUuid,
    returns: giftPlacesAnswerSchema,
    handle: ({ db, scope, params }) => giftPlaces(db, scope, params.id),
  });

  serve(api, allotPlaces, {
    summary: 'Give the places of a gift to a school',
    description: 'The school hands them out as licences. Another one may get them while no one holds one.',
    permission: 'donations.manage',
    idempotent: true,
    params: rowUuid,
    body: placesAllotmentSchema,
    returns: placesAllottedSchema,
    handle: async ({ db, scope, params, body, t }) => ({
      message: t('places.allotted'),
      data: await allot(db, scope, params.id, body),
    }),
  });

  serve(api, listMyPlaces, {
    summary: 'Places of my gifts',
    description: 'How many are used: no names, and no number of one to four.',
    permission: 'member',
    returns: myPlacesSchema,
    handle: async ({ db, scope, t }) => ({ data: await ownPlaces(db, scope, t) }),
  });
}

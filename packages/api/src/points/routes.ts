import { getChildPoints, getMyPoints } from '@lia/sdk/points/endpoints';
import { childPointsSchema, myPointsSchema } from '@lia/sdk/points/schema';

import { findStudent } from '../accounts/guardianships.ts';
import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readChildPoints, readPoints } from './read.ts';

export function pointRoutes(api: Api): void {
  serve(api, getMyPoints, {
    summary: 'My points, streak and badges',
    description: 'Counted from what the student delivered. No one else is in it, and no rank.',
    permission: 'homework.read',
    returns: myPointsSchema,
    handle: async ({ db, scope }) => ({ data: await readPoints(db, scope.userId) }),
  });

  serve(api, getChildPoints, {
    summary: 'Points and streak of a child',
    permission: 'homework.children',
    params: rowUuid,
    returns: childPointsSchema,
    async handle({ db, scope, params }) {
      const child = found(await findStudent(db, scope, params.id));
      return { data: await readChildPoints(db, child.id) };
    },
  });
}

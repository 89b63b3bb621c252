import {
  copyActivities,
  createActivity,
  deleteActivity,
  duplicateActivity,
  getActivity,
  listActivities,
  listCopySources,
  listGroupActivities,
  removeActivityFile,
  restoreActivity,
  updateActivity,
} from '@lia/sdk/activities/endpoints';
import { activityCopiesSchema, copySourcesSchema } from '@lia/sdk/activities/copies';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { activityStatuses, MAX_FILES_AT_ONCE } from '@lia/sdk/activities/rules';
import {
  activitiesSavedSchema,
  activityListSchema,
  activitySavedSchema,
  activitySchema,
  activityUpdateSchema,
  newActivitySchema,
} from '@lia/sdk/activities/schema';
import { messageSchema } from '@lia/sdk/accounts/schema';
import { IDEMPOTENCY_HEADER } from '@lia/sdk/http/idempotency';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { number, object, string } from 'yup';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { inTransaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { listQuery, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { broughtBy, finishBrought } from '../uploads/brought.ts';
import { removeFiles } from './files.ts';
import { copyAll, copyOne, readCopySources } from './copies.ts';
import { activityList, pastActivityList } from './lists.ts';
import { activityQuery, splitQuery } from './query.ts';
import * as service from './service.ts';
import { activityUploads } from './uploads.ts';

const permission = 'activities.manage';
const files = { field: FILES_FIELD, most: MAX_FILES_AT_ONCE, ...activityUploads.rule } as const;
const one = () => number<1>().typeError(messageKey('choice.unknown')).oneOf([1], messageKey('choice.unknown'));
const query = listQuery({
  ...activityQuery,
  status: string().oneOf(activityStatuses, messageKey('choice.unknown')),
  past: one(),
  rubric: one(),
  week: one(),
});

export function activityRoutes(api: Api): void {
  for (const [endpoint, summary] of [
    [listActivities, 'Activities'],
    [listGroupActivities, 'Activities of groups'],
  ] as const)
    serve(api, endpoint, {
      ...activityList.pages(
        'Of the groups that the caller reaches; `past`: of those whose school year is over; `rubric`: those that have one; `week`: those due from Monday to Sunday of this week.',
      ),
      summary,
      permission,
      query,
      returns: activityListSchema,
      handle(call) {
        const { past, rubric, week, ...given } = call.query;
        const { query: asked, flat } = splitQuery(given);
        return (past ? pastActivityList : activityList).answer(
          { ...call, query: asked },
          { flat: { ...flat, rubric, week } },
        );
      },
    });

  serve(api, getActivity, {
    summary: 'An activity',
    permission,
    params: rowUuid,
    returns: activitySchema,
    handle: async (call) => found(await activityList.find(call, call.params.id)),
  });

  serve(api, createActivity, {
    summary: 'Make an activity',
    description:
      'In each of the groups that are named, or in none. Takes JSON, or multipart with files in `files[]`; `uploads` names finished uploads for `activity`.',
    permission,
    status: 201,
    idempotent: true,
    files,
    body: newActivitySchema,
    returns: activitiesSavedSchema,
    prepare: (call) => finishBrought(call, activityUploads, MAX_FILES_AT_ONCE),
    handle: async (call) => ({
      message: call.t('activity.created'),
      data: await service.createActivity(call, call.body, broughtBy(call)),
    }),
  });

  serve(api, updateActivity, {
    summary: 'Change an activity',
    description:
      'Takes JSON, or multipart with further files in `files[]`; `uploads` names finished uploads for `activity`, `toDeleteFiles` names those that go. Answers 409 `RUBRIC_USED` for another rubric, `POINTS_USED` for other points, once work was graded by them.',
    permission,
    idempotent: true,
    params: rowUuid,
    query: object({
      _method: string<'PUT'>().oneOf(['PUT'], messageKey('invalid')).required(messageKey('required')),
    }).noUnknown(true, messageKey('unknownField')),
    files,
    body: activityUpdateSchema,
    returns: activitySavedSchema,
    prepare: (call) => finishBrought(call, activityUploads, MAX_FILES_AT_ONCE),
    handle: async (call) => ({
      message: call.t('activity.saved'),
      data: await service.updateActivity(call, call.params.id, call.body, broughtBy(call)),
    }),
  });

  serve(api, deleteActivity, {
    summary: 'Delete an activity',
    description: `It may be restored within ${RESTORE_DAYS} days, with the work of its students.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteActivity(call, call.params.id);
      return { message: call.t('activity.deleted') };
    },
  });

  serve(api, restoreActivity, {
    summary: 'Restore a deleted activity',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: activitySavedSchema,
    handle: async (call) => ({
      message: call.t('activity.restored'),
      data: await service.restoreActivity(call, call.params.id),
    }),
  });

  serve(api, duplicateActivity, {
    summary: 'Copy an activity',
    description:
      'Into its group or another one; the copy is not active. It needs an idempotency key: the same call again answers the same copy.',
    permission,
    idempotent: true,
    params: rowUuid,
    query: object({
      group_id: string().typeError(messageKey('invalid')).matches(UUID, messageKey('invalid')),
    }).noUnknown(true, messageKey('unknownField')),
    returns: activitySavedSchema,
    async handle(call) {
      // A method that changes nothing elsewhere: what is fetched ahead, or shown in a view of an account, makes no copy.
      if (call.session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');
      if (call.raw.headers[IDEMPOTENCY_HEADER.toLowerCase()] === undefined)
        throw new ApiFailure(400, 'MALFORMED_REQUEST');
      return {
        message: call.t('activity.copied'),
        data: await copyOne(call, call.params.id, call.query.group_id),
      };
    },
  });

  serve(api, listCopySources, {
    summary: 'Groups with activities to copy',
    description: 'Of today and of school years that are over, as far as the caller reaches them.',
    permission,
    returns: copySourcesSchema,
    handle: async (call) => ({ data: await readCopySources(call) }),
  });

  serve(api, copyActivities, {
    summary: 'Copy several activities',
    description:
      'With their files, into each of the groups that are named, or into none. Each has the dates that are given.',
    permission,
    status: 201,
    idempotent: true,
    body: activityCopiesSchema,
    returns: messageSchema,
    async handle(call) {
      await copyAll(call, call.body);
      return { message: call.t('activity.copiedAll') };
    },
  });

  serve(api, removeActivityFile, {
    summary: 'Take a file from an activity',
    permission,
    params: object({ activity: uuid(), file: uuid() }),
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await inTransaction(db, async (tx) => {
        const { id } = await service.lockActivity({ db: tx, scope }, params.activity);
        await removeFiles(tx, id, [params.file]);
      });
      return { message: t('activity.fileRemoved') };
    },
  });
}

import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createRecording,
  deleteRecording,
  getMyRecording,
  getRecording,
  listMyRecordings,
  listRecordings,
  restoreRecording,
  updateRecording,
} from '@lia/sdk/recordings/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import {
  newRecordingSchema,
  recordingListSchema,
  recordingSavedSchema,
  recordingSchema,
  recordingsSchema,
  recordingUpdateSchema,
} from '@lia/sdk/recordings/schema';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { finishTaken } from '../uploads/take.ts';
import { readMine, recordingList } from './lists.ts';
import * as service from './service.ts';
import { recordingUploads } from './uploads.ts';

const permission = 'recordings.manage';

export function recordingRoutes(api: Api): void {
  serve(api, listRecordings, {
    ...recordingList.pages(),
    summary: 'Recorded classes',
    permission,
    returns: recordingListSchema,
  });

  serve(api, getRecording, {
    summary: 'A recorded class',
    permission,
    params: rowUuid,
    returns: recordingSchema,
    handle: async (call) => found(await recordingList.find(call, call.params.id)),
  });

  serve(api, createRecording, {
    summary: 'Add a recorded class',
    description: 'With the id of a finished upload for `recording` in `upload`, or an address in `url`.',
    permission,
    status: 201,
    idempotent: true,
    body: newRecordingSchema,
    returns: recordingSavedSchema,
    async prepare({ app, scope, body }) {
      const taken = { userId: scope.userId, purpose: recordingUploads, rowId: null };
      if (body.upload) await finishTaken(app, taken, body.upload);
    },
    handle: async (call) => ({
      message: call.t('recording.saved'),
      data: await service.createRecording(call, call.body),
    }),
  });

  serve(api, updateRecording, {
    summary: 'Change a recorded class',
    permission,
    idempotent: true,
    params: rowUuid,
    body: recordingUpdateSchema,
    returns: recordingSavedSchema,
    handle: async (call) => ({
      message: call.t('recording.saved'),
      data: await service.updateRecording(call, call.params.id, call.body),
    }),
  });

  serve(api, deleteRecording, {
    summary: 'Delete a recorded class',
    description: `It may be restored within ${RESTORE_DAYS} days; then its file goes.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteRecording(call, call.params.id);
      return { message: call.t('recording.deleted') };
    },
  });

  serve(api, restoreRecording, {
    summary: 'Restore a recorded class',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: recordingSavedSchema,
    handle: async (call) => ({
      message: call.t('recording.restored'),
      data: await service.restoreRecording(call, call.params.id),
    }),
  });

  serve(api, listMyRecordings, {
    summary: 'Recordings of my classes',
    permission: 'recordings.watch',
    returns: recordingsSchema,
    handle: async ({ db, scope }) => ({ data: await readMine(db, scope) }),
  });

  serve(api, getMyRecording, {
    summary: 'A recording of one of my classes',
    permission: 'recordings.watch',
    params: rowUuid,
    returns: recordingSchema,
    async handle({ db, scope, params }) {
      const [recording] = await readMine(db, scope, params.id);
      return found(recording);
    },
  });
}

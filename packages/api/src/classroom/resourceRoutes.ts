import {
  addMeetingLink,
  deleteMeetingFiles,
  getMeetingFile,
  listMeetingFiles,
  uploadMeetingFile,
} from '@lia/sdk/classroom/endpoints';
import {
  meetingLinkSchema,
  meetingResourceDeletionSchema,
  meetingResourcesSavedSchema,
  meetingResourcesSchema,
  meetingUploadSchema,
} from '@lia/sdk/classroom/schema';
import { isShownInline } from '@lia/sdk/files/shown';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { object } from 'yup';

import { found } from '../platform/errors.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as resources from './resources.ts';

const permission = 'classes.manage';
const joining = 'classes.join';
const files = { field: 'file', most: 1, ...homeworkFileRules.teacherHomework } as const;
const ofMeeting = object({ meeting: uuid() });

/** Files and links of classes. */
export function resourceRoutes(api: Api): void {
  serve(api, uploadMeetingFile, {
    summary: 'Add a file to a class',
    permission,
    idempotent: true,
    files,
    body: meetingUploadSchema,
    returns: meetingResourcesSavedSchema,
    async handle(call) {
      const [file] = call.files;
      return {
        message: call.t('classroom.resourceAdded'),
        data: await resources.addResource(call, call.body.meetingId, { file: found(file) }),
      };
    },
  });

  serve(api, addMeetingLink, {
    summary: 'Add a link to a class',
    permission,
    idempotent: true,
    body: meetingLinkSchema,
    returns: meetingResourcesSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.resourceAdded'),
      data: await resources.addResource(call, call.body.meetingId, { url: call.body.urlPath }),
    }),
  });

  serve(api, listMeetingFiles, {
    summary: 'Files and links of a class',
    permission: joining,
    params: ofMeeting,
    returns: meetingResourcesSchema,
    handle: async ({ db, scope, params }) => ({ data: await resources.readResources(db, scope, params.meeting) }),
  });

  serve(api, deleteMeetingFiles, {
    summary: 'Delete files and links of a class',
    description: 'Those whose ids are named in `files`, or all.',
    permission,
    idempotent: true,
    params: ofMeeting,
    body: meetingResourceDeletionSchema,
    returns: meetingResourcesSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.resourceDeleted'),
      data: await resources.deleteResources(call, call.params.meeting, call.body.files),
    }),
  });

  serve(api, getMeetingFile, {
    summary: 'A file of a class',
    description: 'Pictures, audio, video and PDF are sent to be shown, in a sandbox.',
    permission: joining,
    params: object({ meeting: uuid(), file: uuid() }),
    async handle({ app, db, scope, params }) {
      const file = await resources.findFile(db, scope, params.meeting, params.file);
      const download = await app.files.download(file);
      return isShownInline(file.type) ? download.shown() : download;
    },
  });
}

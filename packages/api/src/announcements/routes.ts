import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  getAnnouncementFile,
  getAnnouncementReceipts,
  listAnnouncements,
  listMyAnnouncements,
  readAnnouncement,
  remindOfAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from '@lia/sdk/announcements/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { MAX_ANNOUNCEMENT_FILES } from '@lia/sdk/announcements/rules';
import {
  announcementReadSchema,
  announcementReceiptsSchema,
  announcementSavedSchema,
  announcementsSchema,
  announcementUpdateSchema,
  newAnnouncementSchema,
  sentAnnouncementListSchema,
  sentAnnouncementSchema,
} from '@lia/sdk/announcements/schema';
import { isShownInline } from '@lia/sdk/files/shown';
import { object } from 'yup';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { found } from '../platform/errors.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { broughtBy, finishBrought } from '../uploads/brought.ts';
import { findFile } from './files.ts';
import { announcementList } from './lists.ts';
import { markRead, readMine } from './mine.ts';
import { readReceipts } from './receipts.ts';
import * as service from './service.ts';
import { announcementUploads } from './uploads.ts';

const permission = 'announcements.manage';
const files = { field: FILES_FIELD, most: MAX_ANNOUNCEMENT_FILES, ...announcementUploads.rule } as const;

export function announcementRoutes(api: Api): void {
  serve(api, listAnnouncements, {
    ...announcementList.pages('Of the schools that the caller works for, or written for their groups.'),
    summary: 'Announcements',
    permission,
    returns: sentAnnouncementListSchema,
  });

  serve(api, getAnnouncement, {
    summary: 'An announcement',
    permission,
    params: rowUuid,
    returns: sentAnnouncementSchema,
    handle: async (call) => found(await announcementList.find(call, call.params.id)),
  });

  serve(api, createAnnouncement, {
    summary: 'Write an announcement',
    description:
      'Takes JSON, or multipart with up to three files in `files[]`; `uploads` names finished uploads for `announcement`. Readers are notified when it is published.',
    permission,
    status: 201,
    idempotent: true,
    files,
    body: newAnnouncementSchema,
    returns: announcementSavedSchema,
    prepare: (call) => finishBrought(call, announcementUploads, MAX_ANNOUNCEMENT_FILES),
    handle: async (call) => ({
      message: call.t('announcement.created'),
      data: await service.createAnnouncement(call, call.body, broughtBy(call)),
    }),
  });

  serve(api, updateAnnouncement, {
    summary: 'Change an announcement',
    description:
      'Takes JSON, or multipart with further files in `files[]`; `uploads` names finished uploads for `announcement`, `toDeleteFiles` those that go.',
    permission,
    idempotent: true,
    params: rowUuid,
    files,
    body: announcementUpdateSchema,
    returns: announcementSavedSchema,
    prepare: (call) => finishBrought(call, announcementUploads, MAX_ANNOUNCEMENT_FILES),
    handle: async (call) => ({
      message: call.t('announcement.saved'),
      data: await service.updateAnnouncement(call, call.params.id, call.body, broughtBy(call)),
    }),
  });

  serve(api, deleteAnnouncement, {
    summary: 'Take an announcement back',
    description: `No one reads it any more. It may be restored within ${RESTORE_DAYS} days.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteAnnouncement(call, call.params.id);
      return { message: call.t('announcement.deleted') };
    },
  });

  serve(api, restoreAnnouncement, {
    summary: 'Restore an announcement',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: announcementSavedSchema,
    handle: async (call) => ({
      message: call.t('announcement.restored'),
      data: await service.restoreAnnouncement(call, call.params.id),
    }),
  });

  serve(api, getAnnouncementReceipts, {
    summary: 'Who has read an announcement',
    permission,
    params: rowUuid,
    returns: announcementReceiptsSchema,
    handle: async ({ db, scope, params }) => ({ data: await readReceipts(db, scope, params.id) }),
  });

  serve(api, remindOfAnnouncement, {
    summary: 'Remind of an announcement',
    description: 'Who has not read or confirmed it. 409 `ANNOUNCEMENT_REMINDED` within a day of the last time.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: announcementSavedSchema,
    handle: async (call) => ({
      message: call.t('announcement.reminded'),
      data: await service.remind(call, call.params.id),
    }),
  });

  serve(api, listMyAnnouncements, {
    summary: 'Announcements for me',
    description: 'Of the schools of a guardian’s children, or of the student who asks: pinned and unread ones first.',
    permission: 'announcements.read',
    returns: announcementsSchema,
    handle: async ({ db, scope }) => ({ data: await readMine(db, scope) }),
  });

  serve(api, readAnnouncement, {
    summary: 'Record that I have read an announcement',
    permission: 'announcements.read',
    params: rowUuid,
    body: announcementReadSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await markRead(db, scope, params.id, body.acknowledged);
      return { message: t(body.acknowledged ? 'announcement.acknowledged' : 'announcement.read') };
    },
  });

  serve(api, getAnnouncementFile, {
    summary: 'A file of an announcement',
    description: 'For its writers and readers. Pictures, audio, video and PDF are sent to be shown, in a sandbox.',
    permission: 'announcements.files',
    params: object({ id: uuid(), file: uuid() }),
    async handle({ app, db, scope, params }) {
      const file = await findFile(db, scope, params.id, params.file);
      const download = await app.files.download(file);
      return isShownInline(file.type) ? download.shown() : download;
    },
  });
}

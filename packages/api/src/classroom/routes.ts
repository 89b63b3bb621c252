import { messageSchema } from '@lia/sdk/accounts/schema';
import { isDay } from '@lia/sdk/calendar/days';
import {
  addMeetingLink,
  cancelMeeting,
  confirmPresence,
  createMeeting,
  deleteMeeting,
  deleteMeetingFiles,
  endMeeting,
  getClassroomSettings,
  getMeeting,
  getMeetingAttendance,
  getMeetingFile,
  getMeetingOfGroup,
  joinMeeting,
  listMeetingFiles,
  listMeetings,
  listMeetingSeries,
  listMyMeetings,
  listStudentGroups,
  restoreMeeting,
  stopMeetingSeries,
  updateMeeting,
  updateMeetingSeries,
  updateSchoolClassroom,
  uploadMeetingFile,
} from '@lia/sdk/classroom/endpoints';
import { MEETING_RESTORE_DAYS } from '@lia/sdk/classroom/rules';
import {
  classroomSettingsSavedSchema,
  classroomSettingsSchema,
  entranceSchema,
  groupMeetingSchema,
  meetingAnswerSchema,
  meetingAttendanceSchema,
  meetingCancellationSchema,
  meetingLinkSchema,
  meetingListSchema,
  meetingResourceDeletionSchema,
  meetingResourcesSavedSchema,
  meetingResourcesSchema,
  meetingSavedSchema,
  meetingSeriesListSchema,
  meetingSeriesSavedSchema,
  meetingSeriesUpdateSchema,
  meetingUpdateSchema,
  meetingUploadSchema,
  myMeetingsSchema,
  newMeetingSchema,
  schoolClassroomSchema,
  studentGroupsSchema,
} from '@lia/sdk/classroom/schema';
import { homeworkFileRules, isShownInline } from '@lia/sdk/homework/files';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { found } from '../platform/errors.ts';
import { rowId, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readAttendance } from './attendance.ts';
import * as joins from './join.ts';
import { readMeeting, readMeetings, readMine } from './read.ts';
import * as resources from './resources.ts';
import * as series from './series.ts';
import * as service from './service.ts';
import { readSettings, updateSchool } from './settings.ts';
import { readNextOfGroup, readStudentGroups } from './students.ts';

const permission = 'classes.manage';
const joining = 'classes.join';
const FIELD = 'file';
const files = { field: FIELD, most: 1, ...homeworkFileRules.teacherHomework } as const;

const day = () =>
  string()
    .typeError(messageKey('invalid'))
    .test('day', messageKey('invalid'), (value) => value === undefined || isDay(value));
const groupId = () => string().typeError(messageKey('invalid')).matches(UUID, messageKey('invalid'));
const ofMeeting = object({ meeting: uuid() });

const now = (): string => new Date().toISOString();

export function classroomRoutes(api: Api): void {
  planning(api);
  weekly(api);
  taking(api);
  material(api);
}

/** What teachers and schools plan. */
function planning(api: Api): void {
  serve(api, listMeetings, {
    summary: 'Classes',
    description: 'Of the groups that the caller teaches, or of the schools that they work for, by their beginning.',
    permission,
    query: object({ group_id: groupId(), from: day(), until: day() }).noUnknown(true, messageKey('unknownField')),
    returns: meetingListSchema,
    handle: async ({ db, scope, query }) => ({ now: now(), data: await readMeetings(db, scope, query) }),
  });

  serve(api, getMeeting, {
    summary: 'A class',
    permission,
    params: rowUuid,
    returns: meetingAnswerSchema,
    handle: async ({ db, scope, params }) => ({ now: now(), data: await readMeeting(db, scope, params.id) }),
  });

  serve(api, createMeeting, {
    summary: 'Plan a class',
    description:
      'Once or every week, by the clocks of the school. A weekly one has a class in each week, but for mandatory rest days; the ' +
      'classes of the next four weeks are there.',
    permission,
    status: 201,
    idempotent: true,
    body: newMeetingSchema,
    returns: meetingSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.created'),
      data: await service.createMeeting(call, call.body),
    }),
  });

  serve(api, updateMeeting, {
    summary: 'Change a class',
    permission,
    idempotent: true,
    params: rowUuid,
    body: meetingUpdateSchema,
    returns: meetingSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.saved'),
      data: await service.updateMeeting(call, call.params.id, call.body),
    }),
  });

  serve(api, cancelMeeting, {
    summary: 'Cancel a class',
    description: 'It stays in its place as a cancelled one. Students and guardians are notified.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: meetingCancellationSchema,
    returns: meetingSavedSchema,
    prepare: (call) => joins.endRoom(call, call.params.id),
    handle: async (call) => ({
      message: call.t('classroom.cancelled'),
      data: await service.cancelMeeting(call, call.params.id, call.body.reason ?? ''),
    }),
  });

  serve(api, restoreMeeting, {
    summary: 'Restore a class',
    description: `One that was cancelled, or deleted within ${MEETING_RESTORE_DAYS} days.`,
    permission,
    idempotent: true,
    params: rowUuid,
    returns: meetingSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.restored'),
      data: await service.restoreMeeting(call, call.params.id),
    }),
  });

  serve(api, deleteMeeting, {
    summary: 'Delete a class',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteMeeting(call, call.params.id);
      return { message: call.t('classroom.deleted') };
    },
  });

  serve(api, endMeeting, {
    summary: 'End a class',
    description: 'No one joins it any more, and who is in a room of ours is sent out.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: meetingSavedSchema,
    prepare: (call) => joins.endRoom(call, call.params.id),
    handle: async (call) => ({
      message: call.t('classroom.ended'),
      data: await service.endMeeting(call, call.params.id),
    }),
  });

  serve(api, getMeetingAttendance, {
    summary: 'Who was in a class',
    permission,
    params: rowUuid,
    returns: meetingAttendanceSchema,
    handle: async ({ db, scope, params }) => ({ data: await readAttendance(db, scope, params.id) }),
  });

  serve(api, getClassroomSettings, {
    summary: 'How classes may be held',
    permission,
    returns: classroomSettingsSchema,
    handle: async (call) => ({ data: await readSettings(call) }),
  });

  serve(api, updateSchoolClassroom, {
    summary: 'Let guardians observe classes',
    permission: 'classes.settings',
    idempotent: true,
    params: rowId,
    body: schoolClassroomSchema,
    returns: classroomSettingsSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.settings'),
      data: await updateSchool(call, call.params.id, call.body.guardians_observe),
    }),
  });
}

/** Classes that are every week. */
function weekly(api: Api): void {
  serve(api, listMeetingSeries, {
    summary: 'Weekly classes',
    permission,
    query: object({ group_id: groupId() }).noUnknown(true, messageKey('unknownField')),
    returns: meetingSeriesListSchema,
    handle: async ({ db, scope, query }) => ({ data: await series.readSeries(db, scope, { groupId: query.group_id }) }),
  });

  serve(api, updateMeetingSeries, {
    summary: 'Change a weekly class',
    description: 'With those of its classes that come, but for those that were changed by themselves or cancelled.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: meetingSeriesUpdateSchema,
    returns: meetingSeriesSavedSchema,
    handle: async (call) => ({
      message: call.t('classroom.saved'),
      data: await series.updateSeries(call, call.params.id, call.body),
    }),
  });

  serve(api, stopMeetingSeries, {
    summary: 'End a weekly class',
    description: 'Those of its classes that come are deleted.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await series.stopSeries(call, call.params.id);
      return { message: call.t('classroom.stopped') };
    },
  });
}

/** What students, their families and their teachers do in classes. */
function taking(api: Api): void {
  serve(api, listMyMeetings, {
    summary: 'Classes for me',
    description:
      'Of the student who asks, or of a guardian’s children, two weeks before and after today. None has a way in.',
    permission: 'classes.follow',
    returns: myMeetingsSchema,
    handle: async ({ db, scope }) => ({ now: now(), data: await readMine(db, scope) }),
  });

  serve(api, joinMeeting, {
    summary: 'Join a class',
    description:
      'Who may is found out at each call, by the enrolment of today and the server’s clock. 409 `CLASS_EARLY`, `CLASS_OVER`, ' +
      '`CLASS_CANCELLED`; `CLASS_NOT_STARTED` for a room that its teacher has not opened; 503 `CLASSROOM_UNAVAILABLE`.',
    permission: joining,
    params: rowUuid,
    returns: entranceSchema,
    handle: async (call) => ({ data: await joins.joinMeeting(call, call.params.id) }),
  });

  serve(api, confirmPresence, {
    summary: 'Confirm that I am in a class',
    permission: joining,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await joins.confirmPresence(call, call.params.id);
      return { message: call.t('classroom.present') };
    },
  });

  serve(api, getMeetingOfGroup, {
    summary: 'The class of a group that goes on or comes next',
    permission: joining,
    params: object({ groupId: uuid() }),
    returns: groupMeetingSchema,
    handle: async ({ db, scope, params }) => ({ data: await readNextOfGroup(db, scope, params.groupId) }),
  });

  serve(api, listStudentGroups, {
    summary: 'My groups',
    permission: 'students.screens',
    returns: studentGroupsSchema,
    handle: async ({ db, scope }) => ({ data: await readStudentGroups(db, scope) }),
  });
}

/** Files and links of classes. */
function material(api: Api): void {
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
      data: await resources.deleteResources(call, call.app.files, call.params.meeting, call.body.files),
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

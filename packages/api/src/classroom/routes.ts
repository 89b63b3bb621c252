import { messageSchema } from '@lia/sdk/accounts/schema';
import { day } from '@lia/sdk/calendar/dayFields';
import {
  cancelMeeting,
  createMeeting,
  deleteMeeting,
  endMeeting,
  getClassroomSettings,
  getMeeting,
  getMeetingAttendance,
  listMeetings,
  listMeetingSeries,
  restoreMeeting,
  stopMeetingSeries,
  updateMeeting,
  updateMeetingSeries,
  updateSchoolClassroom,
} from '@lia/sdk/classroom/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import {
  classroomSettingsSavedSchema,
  classroomSettingsSchema,
  meetingAnswerSchema,
  meetingAttendanceSchema,
  meetingCancellationSchema,
  meetingListSchema,
  meetingSavedSchema,
  meetingSeriesListSchema,
  meetingSeriesSavedSchema,
  meetingSeriesUpdateSchema,
  meetingUpdateSchema,
  newMeetingSchema,
  schoolClassroomSchema,
} from '@lia/sdk/classroom/schema';
import { messageKey, uuid as optionalUuid } from '@lia/sdk/validation/fields';
import { object } from 'yup';

import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readAttendance } from './attendance.ts';
import * as joins from './join.ts';
import { readMeeting, readMeetings } from './read.ts';
import * as series from './series.ts';
import * as service from './service.ts';
import { readSettings, updateSchool } from './settings.ts';
import { memberRoutes } from './memberRoutes.ts';
import { resourceRoutes } from './resourceRoutes.ts';

const permission = 'classes.manage';

const now = (): string => new Date().toISOString();

export function classroomRoutes(api: Api): void {
  planning(api);
  weekly(api);
  memberRoutes(api);
  resourceRoutes(api);
}

/** What teachers and schools plan. */
function planning(api: Api): void {
  serve(api, listMeetings, {
    summary: 'Classes',
    description: 'Of the groups that the caller teaches, or of the schools that they work for, by their beginning.',
    permission,
    query: object({ group_id: optionalUuid(), from: day(), until: day() }).noUnknown(true, messageKey('unknownField')),
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
    description: `One that was cancelled, or deleted within ${RESTORE_DAYS} days.`,
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
    query: object({ group_id: optionalUuid() }).noUnknown(true, messageKey('unknownField')),
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

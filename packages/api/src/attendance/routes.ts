import {
  getAttendance,
  getAttendanceMonth,
  getChildAttendance,
  getMyAttendance,
  getSchoolAttendance,
  markAttendance,
} from '@lia/sdk/attendance/endpoints';
import { MONTH } from '@lia/sdk/attendance/rules';
import {
  attendanceDayAnswerSchema,
  attendanceMarksSchema,
  attendanceMonthSchema,
  attendanceSavedSchema,
  schoolAttendanceSchema,
  studentAttendanceSchema,
} from '@lia/sdk/attendance/schema';
import { isDay } from '@lia/sdk/calendar/days';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { rowId, rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { markDay, readDay } from './day.ts';
import * as months from './months.ts';

const permission = 'groups.manage';

const ofDay = object({
  id: uuid(),
  day: string()
    .required()
    .test('day', (day) => isDay(day)),
});

const ofMonth = object({
  month: string().typeError(messageKey('invalid')).matches(MONTH, messageKey('invalid')),
}).noUnknown(true, messageKey('unknownField'));

export function attendanceRoutes(api: Api): void {
  serve(api, getAttendance, {
    summary: 'Attendance of a group on a day',
    description: 'Of who is in the group, and who was marked in it then.',
    permission,
    params: ofDay,
    returns: attendanceDayAnswerSchema,
    handle: async (call) => ({ data: await readDay(call, call.params.id, call.params.day) }),
  });

  serve(api, markAttendance, {
    summary: 'Mark attendance',
    description:
      'All marks or none. Answers 409 `ATTENDANCE_CHANGED` where someone else has changed one of them since, and ' +
      '`ATTENDANCE_CLOSED` for a day that has not come or is not of the school year. Guardians are notified of who was absent ' +
      'or late some minutes later.',
    permission,
    idempotent: true,
    params: ofDay,
    body: attendanceMarksSchema,
    returns: attendanceSavedSchema,
    handle: async (call) => ({
      message: call.t('attendance.saved'),
      data: await markDay(call, call.params.id, call.params.day, call.body),
    }),
  });

  serve(api, getAttendanceMonth, {
    summary: 'Attendance of a group in a month',
    description: 'Also of a school year that is over.',
    permission,
    params: rowUuid,
    query: ofMonth,
    returns: attendanceMonthSchema,
    handle: async (call) => ({ data: await months.readMonth(call, call.params.id, call.query.month) }),
  });

  serve(api, getSchoolAttendance, {
    summary: 'Attendance of a school in a month',
    description:
      'Of the groups that the caller reaches: those with most absences first, and who was absent most often.',
    permission,
    params: rowId,
    query: ofMonth,
    returns: schoolAttendanceSchema,
    handle: async (call) => ({ data: await months.readSchool(call, call.params.id, call.query.month) }),
  });

  serve(api, getChildAttendance, {
    summary: 'Attendance of a child in a month',
    permission: 'children.manage',
    params: rowUuid,
    query: ofMonth,
    returns: studentAttendanceSchema,
    handle: async ({ db, scope, params, query }) => ({
      data: await months.readChildMonth(db, scope, params.id, query.month),
    }),
  });

  serve(api, getMyAttendance, {
    summary: 'My attendance in a month',
    permission: 'students.screens',
    query: ofMonth,
    returns: studentAttendanceSchema,
    handle: async ({ db, scope, query }) => ({ data: await months.readStudentMonth(db, scope.userId, query.month) }),
  });
}

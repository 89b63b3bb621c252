import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  confirmPresence,
  getMeetingOfGroup,
  joinMeeting,
  listMyMeetings,
  listStudentGroups,
} from '@lia/sdk/classroom/endpoints';
import { entranceSchema, groupMeetingSchema, myMeetingsSchema, studentGroupsSchema } from '@lia/sdk/classroom/schema';
import { object } from 'yup';

import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as joins from './join.ts';
import { readMine } from './read.ts';
import { readNextOfGroup, readStudentGroups } from './students.ts';

const permission = 'classes.join';

/** What students, their families and their teachers do in classes. */
export function memberRoutes(api: Api): void {
  serve(api, listMyMeetings, {
    summary: 'Classes for me',
    description:
      'Of the student who asks, or of a guardian’s children, two weeks before and after today. None has a way in.',
    permission: 'classes.follow',
    returns: myMeetingsSchema,
    handle: async ({ db, scope }) => ({ now: new Date().toISOString(), data: await readMine(db, scope) }),
  });

  serve(api, joinMeeting, {
    summary: 'Join a class',
    description:
      'Who may is found out at each call, by the enrolment of today and the server’s clock. 409 `CLASS_EARLY`, `CLASS_OVER`, ' +
      '`CLASS_CANCELLED`; `CLASS_NOT_STARTED` for a room that its teacher has not opened; 503 `CLASSROOM_UNAVAILABLE`.',
    permission,
    params: rowUuid,
    returns: entranceSchema,
    handle: async (call) => ({ data: await joins.joinMeeting(call, call.params.id) }),
  });

  serve(api, confirmPresence, {
    summary: 'Confirm that I am in a class',
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await joins.confirmPresence(call, call.params.id);
      return { message: call.t('classroom.present') };
    },
  });

  serve(api, getMeetingOfGroup, {
    summary: 'The class of a group that goes on or comes next',
    permission,
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

import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  closePeriod as close,
  getGradebook,
  gradeStudent as give,
  reopenPeriod as reopen,
  setGradebookRules,
} from '@lia/sdk/gradebook/endpoints';
import {
  gradebookRulesSchema,
  gradebookSavedSchema,
  gradebookSchema,
  gradeSavedSchema,
  periodGradeInputSchema,
  reopeningSchema,
} from '@lia/sdk/gradebook/schema';
import { messageKey, uuid as optionalUuid } from '@lia/sdk/validation/fields';
import { object } from 'yup';

import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { closePeriod, reopenPeriod } from './closings.ts';
import { gradeStudent } from './give.ts';
import { readGradebook, setRules } from './sheet.ts';

const ofSheet = object({ period: optionalUuid(), subject: optionalUuid() }).noUnknown(true, messageKey('unknownField'));
const ofPeriod = object({ id: uuid(), period: uuid() });

export function gradebookRoutes(api: Api): void {
  serve(api, getGradebook, {
    summary: 'Grades of a group',
    description:
      'In a subject and a period: the homework that counts, the grades that follow from it, and those that the teacher gave. ' +
      'Also of a school year that is over.',
    permission: 'gradebook.read',
    params: rowUuid,
    query: ofSheet,
    returns: gradebookSchema,
    handle: async (call) => ({ data: await readGradebook(call, call.params.id, call.query) }),
  });

  serve(api, setGradebookRules, {
    summary: 'Choose how suggested grades are made',
    description: 'Whether missing homework counts, and how often each activity does. Answers 409 `PERIOD_CLOSED`.',
    permission: 'gradebook.grade',
    idempotent: true,
    params: rowUuid,
    body: gradebookRulesSchema,
    returns: gradebookSavedSchema,
    handle: async (call) => ({
      message: call.t('gradebook.rules'),
      data: await setRules(call, call.params.id, call.body),
    }),
  });

  serve(api, give, {
    summary: 'Grade a student for a period',
    description:
      'The same again is no change. Answers 409 `GRADE_STALE` where someone else has changed it since, and `PERIOD_CLOSED`.',
    permission: 'gradebook.grade',
    idempotent: true,
    params: object({ id: uuid(), student: uuid() }),
    body: periodGradeInputSchema,
    returns: gradeSavedSchema,
    handle: async (call) => ({
      message: call.t('gradebook.saved'),
      data: await gradeStudent(call, call.params.id, call.params.student, call.body),
    }),
  });

  serve(api, close, {
    summary: 'Close a period of a group',
    description: 'Its grades stay as they are. Answers 409 `PERIOD_CLOSED` where that happened already.',
    permission: 'gradebook.close',
    idempotent: true,
    params: ofPeriod,
    returns: messageSchema,
    async handle(call) {
      await closePeriod(call, call.params.id, call.params.period);
      return { message: call.t('gradebook.closed') };
    },
  });

  serve(api, reopen, {
    summary: 'Open a period of a group again',
    description: 'With the reason, which the audit keeps. Answers 409 `PERIOD_OPEN` where it is not closed.',
    permission: 'gradebook.reopen',
    idempotent: true,
    params: ofPeriod,
    body: reopeningSchema,
    returns: messageSchema,
    async handle(call) {
      await reopenPeriod(call, call.params.id, call.params.period, call.body);
      return { message: call.t('gradebook.reopened') };
    },
  });
}

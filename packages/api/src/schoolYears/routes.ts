import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  createSchoolYear,
  deleteSchoolYear,
  listSchoolYears,
  previewRollover,
  rollOver,
  undoRollover,
  updateSchoolYear,
} from '@lia/sdk/schoolYears/endpoints';
import { ROLLOVER_UNDO_DAYS } from '@lia/sdk/schoolYears/rules';
import {
  rolloverDoneSchema,
  rolloverPreviewSchema,
  rolloverSchema,
  rolloverUndoneSchema,
  schoolYearInputSchema,
  schoolYearSavedSchema,
  schoolYearsSchema,
} from '@lia/sdk/schoolYears/schema';

import { rowId, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { previewRollover as preview } from './preview.ts';
import { rollOver as change } from './rollover.ts';
import { undoRollover as undo } from './rolloverUndo.ts';
import * as years from './years.ts';

const permission = 'schoolYears.manage';

const ofYear = rowId.shape({ year: uuid() });

export function schoolYearRoutes(api: Api): void {
  serve(api, listSchoolYears, {
    summary: 'School years of a school',
    description: 'With their periods, the latest first.',
    permission,
    params: rowId,
    returns: schoolYearsSchema,
    handle: (call) => years.listYears(call, call.params.id),
  });

  serve(api, createSchoolYear, {
    summary: 'Add a school year',
    description: 'Answers 409 `SCHOOL_YEAR_OVERLAPS` where the school has one at that time.',
    permission,
    status: 201,
    idempotent: true,
    params: rowId,
    body: schoolYearInputSchema,
    returns: schoolYearSavedSchema,
    handle: async (call) => ({
      message: call.t('schoolYear.saved'),
      data: await years.createYear(call, call.params.id, call.body),
    }),
  });

  serve(api, updateSchoolYear, {
    summary: 'Change a school year',
    description: 'Its days and periods; those that are not named any more are gone.',
    permission,
    idempotent: true,
    params: ofYear,
    body: schoolYearInputSchema,
    returns: schoolYearSavedSchema,
    handle: async (call) => ({
      message: call.t('schoolYear.saved'),
      data: await years.updateYear(call, call.params.id, call.params.year, call.body),
    }),
  });

  serve(api, deleteSchoolYear, {
    summary: 'Delete a school year',
    description:
      'Groups that it took by its days alone leave it. Answers 409 `SCHOOL_YEAR_USED` where the school was rolled over into it, something ' +
      'was graded in it, or it is over and has groups.',
    permission,
    idempotent: true,
    params: ofYear,
    returns: messageSchema,
    async handle(call) {
      await years.deleteYear(call, call.params.id, call.params.year);
      return { message: call.t('schoolYear.deleted') };
    },
  });

  serve(api, previewRollover, {
    summary: 'What the change into a school year would do',
    description:
      'For every group of the school: the one that follows. Students of whom the school may have two accounts are named.',
    permission,
    params: ofYear,
    returns: rolloverPreviewSchema,
    handle: (call) => preview(call, call.params.id, call.params.year),
  });

  serve(api, rollOver, {
    summary: 'Take groups into a school year',
    description:
      'All of it or nothing. Groups that are not named stay as they are, and none of a later year is taken back; students go with ' +
      'their group, repeat the grade or leave. ' +
      'Answers 409 `ROLLOVER_DONE` where that happened already, and `ROLLOVER_GRADES_OPEN` where periods of a group were not closed ' +
      'and `accept_open_periods` is not given: their grades do not change afterwards.',
    permission,
    status: 201,
    idempotent: true,
    params: ofYear,
    body: rolloverSchema,
    returns: rolloverDoneSchema,
    handle: async (call) => ({
      message: call.t('rollover.done'),
      data: await change(call, call.params.id, call.params.year, call.body),
    }),
  });

  serve(api, undoRollover, {
    summary: 'Undo the change into a school year',
    description:
      `Within ${ROLLOVER_UNDO_DAYS} days of it or of the first day of the year, whichever is later. Students whom someone moved ` +
      'since stay where they are.',
    permission,
    idempotent: true,
    params: ofYear,
    returns: rolloverUndoneSchema,
    handle: async (call) => ({
      message: call.t('rollover.undone'),
      ...(await undo(call, call.params.id, call.params.year)),
    }),
  });
}

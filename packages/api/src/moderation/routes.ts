import { getReport, getReportFile, listReports, makeReport, moderate } from '@lia/sdk/moderation/endpoints';
import { reportListSchema, reportSavedSchema, reportSchema } from '@lia/sdk/moderation/records';
import { isGrave, reportableKinds } from '@lia/sdk/moderation/rules';
import { moderationStepSchema, newReportSchema, reportMadeSchema } from '@lia/sdk/moderation/schema';
import { object } from 'yup';

import { found } from '../platform/errors.ts';
import { countAttempt } from '../platform/limits.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { contributionsTo } from '../platform/module.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findFile, reportList } from './list.ts';
import { moderate as step } from './moderate.ts';
import { makeReport as keep, REPORTED } from './report.ts';

const permission = 'moderation.manage';

/** Reports and their queue. */
export function moderationRoutes(api: Api): void {
  const reportable = contributionsTo(
    reportableKinds,
    api.app.modules.map((module) => module.reportable),
  );

  serve(api, makeReport, {
    summary: 'Report content or who wrote it',
    description:
      'It goes to the administrators of the school; to LIA where one of them is reported, and to both where it is grave. The ' +
      'reported person never learns by whom.',
    permission: 'reports.make',
    status: 201,
    idempotent: true,
    body: newReportSchema,
    returns: reportMadeSchema,
    async prepare({ app, db, session }) {
      if (app.config.rateLimits) await countAttempt(db, `reports:${session.userId}`, REPORTED);
    },
    async handle(call) {
      await keep(call, call.body, reportable(call.body.kind));
      return { message: call.t('report.made'), grave: isGrave(call.body.reason) };
    },
  });

  serve(api, listReports, {
    ...reportList.pages('Of the caller’s school, or those that LIA decides.'),
    summary: 'Reports',
    permission,
    returns: reportListSchema,
  });

  serve(api, getReport, {
    summary: 'A report',
    permission,
    params: rowUuid,
    returns: reportSchema,
    handle: async (call) => found(await reportList.find(call, call.params.id)),
  });

  serve(api, getReportFile, {
    summary: 'A file of what was reported',
    description: 'As it was when it was reported, also where its author took it back since.',
    permission,
    params: object({ id: uuid(), file: uuid() }),
    async handle({ app, db, scope, params }) {
      return app.files.download(await findFile(db, scope, params));
    },
  });

  serve(api, moderate, {
    summary: 'Take a report a step further',
    description: 'Each step is kept with who made it, when and why. 409 `REPORT_STEP` where it cannot be made.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: moderationStepSchema,
    returns: reportSavedSchema,
    handle: async (call) => ({
      message: call.t('report.moderated'),
      data: await step(call, call.params.id, call.body, reportable),
    }),
  });
}

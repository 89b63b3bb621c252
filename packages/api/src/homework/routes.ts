import { downloadActivityFile } from '@lia/sdk/activities/endpoints';
import { fileDownloadSchema } from '@lia/sdk/activities/schema';
import { listActivityHomework, listChildHomework, listHomework, setTeams } from '@lia/sdk/homework/endpoints';
import { homeworkListSchema, studentHomeworkListSchema } from '@lia/sdk/homework/records';
import { messageSchema } from '@lia/sdk/accounts/schema';
import { homeworkStatuses } from '@lia/sdk/homework/states';
import { teamsSchema } from '@lia/sdk/homework/teams';
import { messageKey } from '@lia/sdk/validation/fields';
import { eq } from 'drizzle-orm';
import { string } from 'yup';

import { activityList } from '../activities/lists.ts';
import { activityQuery, splitQuery } from '../activities/query.ts';
import { findStudent } from '../accounts/guardianships.ts';
import { found } from '../platform/errors.ts';
import { listQuery, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { findFile } from './activityFiles.ts';
import { homeworkList, readStudentHomework } from './lists.ts';
import { homework } from './tables.ts';
import { putIntoTeams } from './teams.ts';

const query = listQuery({
  ...activityQuery,
  status: string().oneOf(homeworkStatuses, messageKey('choice.unknown')),
});

export function homeworkRoutes(api: Api): void {
  serve(api, listHomework, {
    ...homeworkList.pages(),
    summary: 'What I have to do',
    permission: 'homework.read',
    query,
    returns: homeworkListSchema,
    handle(call) {
      const { query: asked, flat } = splitQuery(call.query);
      return homeworkList.answer({ ...call, query: asked }, { flat });
    },
  });

  serve(api, listChildHomework, {
    ...homeworkList.pages(),
    summary: 'What a child has to do',
    permission: 'homework.children',
    params: rowUuid,
    query,
    returns: homeworkListSchema,
    async handle(call) {
      const child = found(await findStudent(call.db, call.scope, call.params.id));
      const { query: asked, flat } = splitQuery(call.query);
      return homeworkList.answer({ ...call, query: asked }, { flat, part: eq(homework.userId, child.id) });
    },
  });

  serve(api, listActivityHomework, {
    summary: 'Where the students of an activity stand',
    permission: 'activities.manage',
    params: rowUuid,
    returns: studentHomeworkListSchema,
    async handle(call) {
      const { id } = found(await activityList.find(call, call.params.id));
      return { data: await readStudentHomework(call.db, id) };
    },
  });

  serve(api, setTeams, {
    summary: 'Put the students of an activity into teams',
    description:
      'All of its teams: who is in none delivers alone. Answers 409 `TEAM_DELIVERED` where it would move a student who has delivered, or add ' +
      'one to a team that has.',
    permission: 'activities.manage',
    idempotent: true,
    params: rowUuid,
    body: teamsSchema,
    returns: messageSchema,
    async handle(call) {
      await putIntoTeams(call, call.params.id, call.body.teams);
      return { message: call.t('homework.changed') };
    },
  });

  serve(api, downloadActivityFile, {
    summary: 'Download a file of an activity',
    description: 'By the `path` of the file; its name is what comes after the first underscore.',
    permission: 'activities.files',
    inViews: true,
    body: fileDownloadSchema,
    handle: async ({ app, db, scope, body }) => app.files.download(await findFile(db, scope, body.filename)),
  });
}

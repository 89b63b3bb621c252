import { day } from '@lia/sdk/calendar/dayFields';
import { downloadGroupWork, listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { groupWorkSchema } from '@lia/sdk/deliveries/schema';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { messageKey, uuid } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { invalidFields } from '../../platform/errors.ts';
import { Download } from '../../platform/files.ts';
import { API_ROOT, type Api, serve } from '../../platform/serve.ts';
import { asName } from '../../zip/names.ts';
import { archiveOf } from './archive.ts';
import { issueTicket, redeemTicket } from './ticket.ts';
import { type ActivityWork, readGroupWork } from './work.ts';

const query = object({ group_id: uuid(), activity_id: uuid(), user_id: uuid(), from: day(), until: day() }).noUnknown(
  true,
  messageKey('unknownField'),
);
const ticketQuery = object({
  ticket: string().max(8000, messageKey('text.max')).required(messageKey('required')),
}).noUnknown(true, messageKey('unknownField'));

/** A school is one network, and each of its teachers downloads what their groups did. */
const limit = { times: 300, seconds: 3600 };

export function downloadRoutes(api: Api): void {
  serve(api, listGroupWork, {
    summary: 'What a group handed in',
    description:
      'By activity, of `group_id` or `activity_id`, with the address of all of it as one archive, which works for a minute. `from`, ' +
      '`until`: days on which they are due. 404 for a group that the caller does not reach.',
    permission: 'activities.manage',
    query,
    returns: groupWorkSchema,
    async handle({ app, db, scope, query: asked, language, raw }) {
      if (asked.group_id === undefined && asked.activity_id === undefined) {
        throw invalidFields({ group_id: { key: 'required' } });
      }
      const work = await readGroupWork(db, scope, asked);
      const ticket = issueTicket(app, raw.headers.authorization ?? '', language, asked);
      return {
        data: work.map(summaryOf),
        address: `${API_ROOT}${splitRoute(downloadGroupWork).path}?${new URLSearchParams({ ticket }).toString()}`,
      };
    },
  });

  serve(api, downloadGroupWork, {
    summary: 'What a group handed in, as one archive',
    description:
      'By the address that `GET /tareas/grupos` answers: a folder for each activity, the files named by their students. 401 once it is over.',
    permission: 'anyone',
    limit,
    query: ticketQuery,
    async handle({ app, db, query: { ticket } }) {
      const { scope, asked, language } = await redeemTicket(app, ticket);
      const work = await readGroupWork(db, scope, asked);
      const archive = archiveOf(app.files, work, language);
      return new Download(
        { name: nameOf(work, asked.activity_id !== undefined), type: 'application/zip', size: null },
        archive,
      );
    },
  });
}

function summaryOf({ id: activity, name, work }: ActivityWork) {
  const files = work.flatMap((one) => one.files);
  return {
    id: activity,
    name,
    students: work.length,
    delivered: work.filter(({ deliveredAt }) => deliveredAt !== null).length,
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
  };
}

/** By the group, and the activity where it is of one. */
function nameOf([first]: readonly ActivityWork[], isOfActivity: boolean): string {
  if (!first) return 'LIA.zip';
  return `${[first.group, ...(isOfActivity ? [first.name] : [])].map(asName).join(' - ')}.zip`;
}

import {
  downloadReportCard,
  getGroupReportCards,
  getReportCard,
  listReportCards,
  printGroupReportCards,
  publishReportCards,
  writeObservations as observe,
} from '@lia/sdk/reportCards/endpoints';
import {
  groupReportCardsSavedSchema,
  groupReportCardsSchema,
  observationsInputSchema,
  observationsSavedSchema,
  reportCardListSchema,
  reportCardPublicationSchema,
  reportCardSchema,
} from '@lia/sdk/reportCards/schema';
import { messageKey, uuid as optionalUuid } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readGroup, writeObservations } from './group.ts';
import { printCard, printGroup } from './print.ts';
import { publishCards } from './publish.ts';
import { listCards, readCard } from './read.ts';

const part = () =>
  string()
    .typeError(messageKey('invalid'))
    .oneOf(['period', 'year'] as const, messageKey('choice.unknown'));
/** A director prints each group of a school; a sheet takes the server more than other calls. */
const PRINTS = { times: 300, seconds: 3600 };

const ofPeriod = object({ id: uuid(), period: uuid() });

export function reportCardRoutes(api: Api): void {
  serve(api, getGroupReportCards, {
    summary: 'Report cards of a group',
    description: 'In a period: what each would have if it was published now, and whether families read that already.',
    permission: 'gradebook.read',
    params: rowUuid,
    query: object({ period: optionalUuid() }).noUnknown(true, messageKey('unknownField')),
    returns: groupReportCardsSchema,
    handle: async (call) => ({ data: await readGroup(call, call.params.id, call.query.period) }),
  });

  serve(api, observe, {
    summary: 'Write what was observed of a student',
    description:
      'The same again is no change. Answers 409 `OBSERVATIONS_STALE` where someone else has changed it since, and `PERIOD_CLOSED`.',
    permission: 'gradebook.grade',
    idempotent: true,
    params: object({ id: uuid(), period: uuid(), student: uuid() }),
    body: observationsInputSchema,
    returns: observationsSavedSchema,
    handle: async (call) => ({
      message: call.t('reportCards.observed'),
      data: await writeObservations(call, call.params, call.body),
    }),
  });

  serve(api, publishReportCards, {
    summary: 'Publish the report cards of a period',
    description:
      'Those that are new or changed; families are notified once. Answers 409 `PERIOD_OPEN` and `REPORT_CARDS_UNCHANGED`.',
    permission: 'reportCards.publish',
    idempotent: true,
    params: ofPeriod,
    body: reportCardPublicationSchema,
    returns: groupReportCardsSavedSchema,
    async handle(call) {
      const { id, period } = call.params;
      await publishCards(call, id, period, call.body);
      return { message: call.t('reportCards.published'), data: await readGroup(call, id, period) };
    },
  });

  serve(api, printGroupReportCards, {
    summary: 'Report cards of a group as PDF',
    description: 'A page for each student; `part=year`: their school years, by what was published.',
    permission: 'gradebook.read',
    limit: PRINTS,
    params: ofPeriod,
    query: object({ part: part(), student: optionalUuid() }).noUnknown(true, messageKey('unknownField')),
    handle: ({ app, db, scope, params, query }) =>
      printGroup({ db, files: app.files }, scope, {
        ...params,
        part: query.part ?? 'period',
        student: query.student,
      }),
  });

  serve(api, listReportCards, {
    summary: 'Report cards that I may read',
    description: 'Of a guardian’s children, and of a student of secundaria: the newest version of each period.',
    permission: 'reportCards.read',
    returns: reportCardListSchema,
    handle: async ({ db, scope }) => ({ data: await listCards(db, scope) }),
  });

  serve(api, getReportCard, {
    summary: 'A report card',
    description: 'With its versions and its school year.',
    permission: 'reportCards.read',
    params: rowUuid,
    returns: reportCardSchema,
    handle: async ({ db, scope, params }) => ({ data: await readCard(db, scope, params.id) }),
  });

  serve(api, downloadReportCard, {
    summary: 'A report card as PDF',
    permission: 'reportCards.read',
    params: rowUuid,
    query: object({ part: part() }).noUnknown(true, messageKey('unknownField')),
    handle: ({ app, db, scope, params, query }) =>
      printCard({ db, files: app.files }, scope, params.id, query.part ?? 'period'),
  });
}

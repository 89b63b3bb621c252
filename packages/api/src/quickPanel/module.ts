import { may } from '@lia/sdk/accounts/permissions';
import { countDelivered, getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { deliveredSchema, quickPanelSchema } from '@lia/sdk/quickPanel/records';

import { upcomingOf } from '../calendar/upcoming.ts';
import { countToGrade } from '../deliveries/grade.ts';
import { unreadOf } from '../notifications/store.ts';
import type { ApiModule } from '../platform/module.ts';
import { Scope } from '../platform/scope.ts';
import { type Api, serve } from '../platform/serve.ts';

const MOST_NOTES = 10;
const MOST_EVENTS = 8;

function quickPanelRoutes(api: Api): void {
  serve(api, getQuickPanel, {
    summary: 'My notes and events',
    description: 'Notes are unread notifications; events what of the calendar is under way or comes within a week.',
    permission: 'member',
    returns: quickPanelSchema,
    async handle(call) {
      const notes = await unreadOf(call, MOST_NOTES);
      const { app, db, session, language } = call;
      const events = may(session, 'calendar.read')
        ? await upcomingOf(
            {
              db,
              modules: app.modules,
              scope: Scope.of(session, 'calendar.read'),
              writer: null,
              isOwner: session.viewerId === undefined,
            },
            language,
            MOST_EVENTS,
          )
        : [];
      return { notes: notes.map(({ id, title, detail }) => ({ id, title, detail })), events };
    },
  });

  serve(api, countDelivered, {
    summary: 'How many items were delivered to me',
    description: 'Homework of the groups that the caller teaches that was delivered and waits for a grade.',
    permission: 'member',
    returns: deliveredSchema,
    handle: async ({ db, session }) => ({ data: await countToGrade(db, session.userId) }),
  });
}

/** What menu and quick panel of the portal show besides screens. */
export const quickPanel: ApiModule = { name: 'quickPanel', routes: quickPanelRoutes };

import { countDelivered, getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { deliveredSchema, quickPanelSchema } from '@lia/sdk/quickPanel/records';

import type { ApiModule } from '../platform/module.ts';
import { type Api, serve } from '../platform/serve.ts';

function quickPanelRoutes(api: Api): void {
  serve(api, getQuickPanel, {
    summary: 'My notes and events',
    description: 'Both are empty until there are notifications and calendars.',
    permission: 'member',
    returns: quickPanelSchema,
    handle: async () => ({ notes: [], events: [] }),
  });

  serve(api, countDelivered, {
    summary: 'How many items were delivered to me',
    description: 'None until there are activities.',
    permission: 'member',
    returns: deliveredSchema,
    handle: async () => ({ data: 0 }),
  });
}

/** What menu and quick panel of the portal show besides screens. */
export const quickPanel: ApiModule = { name: 'quickPanel', routes: quickPanelRoutes };

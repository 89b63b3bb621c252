import { saveMySettings, saveMyShortcuts } from '@lia/sdk/settings/endpoints';
import { settingsAnswerSchema, settingsSchema, shortcutsAnswerSchema, shortcutsSchema } from '@lia/sdk/settings/schema';

import { type Api, serve } from '../platform/serve.ts';
import { keep } from './store.ts';

export function settingsRoutes(api: Api): void {
  serve(api, saveMySettings, {
    summary: 'Save my theme settings',
    description: 'Replaces all of them; what is missing is as the role has it. Of several devices the last one wins.',
    permission: 'member',
    body: settingsSchema,
    returns: settingsAnswerSchema,
    async handle({ db, scope, body }) {
      await keep(db, scope, { settings: body });
      return { data: body };
    },
  });

  serve(api, saveMyShortcuts, {
    summary: 'Save my shortcuts',
    description: 'Ids of navigation items in their order; replaces all of them.',
    permission: 'member',
    body: shortcutsSchema,
    returns: shortcutsAnswerSchema,
    async handle({ db, scope, body }) {
      const shortcuts = [...new Set(body.shortcuts)];
      await keep(db, scope, { shortcuts });
      return { data: shortcuts };
    },
  });
}

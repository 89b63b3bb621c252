import { chooseUsage, getUsageConsent, getUsageReport, trackActivity } from '@lia/sdk/usage/endpoints';
import {
  screenViewAnswerSchema,
  screenViewSchema,
  usageChoiceSchema,
  usageConsentSchema,
  usageReportSchema,
} from '@lia/sdk/usage/schema';

import { inTransaction } from '../platform/database.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as store from './store.ts';

export function usageRoutes(api: Api): void {
  serve(api, trackActivity, {
    summary: 'Count a screen that I opened',
    description: 'Only where I agreed to it. The screen is its address with the names of parameters: it names no row.',
    permission: 'usage.share',
    body: screenViewSchema,
    returns: screenViewAnswerSchema,
    handle: async ({ db, scope, body }) => ({ recorded: await store.countView(db, scope, body.screen) }),
  });

  serve(api, getUsageConsent, {
    summary: 'Whether my use of the portal is counted',
    description: 'Nothing is counted until I agree.',
    permission: 'usage.share',
    returns: usageConsentSchema,
    handle: async ({ db, scope }) => ({ data: await store.readConsent(db, scope) }),
  });

  serve(api, chooseUsage, {
    summary: 'Choose whether my use of the portal is counted',
    description: 'Withdrawing deletes what was counted.',
    permission: 'usage.share',
    body: usageChoiceSchema,
    returns: usageConsentSchema,
    async handle({ db, scope, body }) {
      await inTransaction(db, (tx) => store.choose(tx, scope, body.agrees));
      return { data: await store.readConsent(db, scope) };
    },
  });

  serve(api, getUsageReport, {
    summary: 'Which screens the people of my schools open',
    description: 'Of the last 30 days and of who agreed to be counted; a screen of fewer than five people is left out.',
    permission: 'overview.read',
    returns: usageReportSchema,
    handle: async ({ db, scope }) => ({ data: await store.report(db, scope) }),
  });
}

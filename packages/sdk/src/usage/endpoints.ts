import { endpoint } from '../http/endpoint.ts';
import type { ScreenView, ScreenViewAnswer, UsageChoice, UsageConsent, UsageReport } from './schema.ts';

/**
 * Counts that the person who asks opened a screen today (document 2 section 7), where they agreed to it; `recorded` states
 * whether. Students are children, and are never counted.
 */
export const trackActivity = endpoint<{ body: ScreenView; returns: ScreenViewAnswer }>('POST /track/activity');

export const getUsageConsent = endpoint<{ returns: UsageConsent }>('GET /me/usage');

/** Agrees, or withdraws, which deletes what was counted. */
export const chooseUsage = endpoint<{ body: UsageChoice; returns: UsageConsent }>('PUT /me/usage');

/** What the people of one's schools opened in the last days; a screen of fewer than five people is left out. */
export const getUsageReport = endpoint<{ returns: UsageReport }>('GET /usage');

import { ApiError } from '@lia/sdk/http/error';

import type { LanguageTexts } from './i18n.ts';

/**
 * What is shown for a failed call: the server's own message, or ours where no answer of the API arrived (no connection, a
 * proxy in its place). The messages of the widgets promise that what was typed is kept; most screens here have no field.
 */
export function failureText(t: LanguageTexts['t'], message: LanguageTexts['message'], error: unknown): string {
  if (!(error instanceof ApiError)) return message({ key: 'UNKNOWN_ERROR' });
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return t(`failure.${error.code}`);
  return error.status === 0 || error.code === 'UNKNOWN_ERROR' ? message({ key: error.code }) : error.message;
}

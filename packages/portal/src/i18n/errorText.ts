import { ApiError } from '@lia/sdk/http/error';
import type { Translate } from './useText.ts';

/**
 * The sentence to show for a failed call: the server's own, or ours where no answer of the API arrived (no connection,
 * a proxy in its place). The widgets' sentences promise that what was typed is kept; most screens here have no field.
 */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('messages:UNKNOWN_ERROR');
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return t(`failure.${error.code}`);
  return error.status === 0 || error.code === 'UNKNOWN_ERROR' ? t(`messages:${error.code}`) : error.message;
}

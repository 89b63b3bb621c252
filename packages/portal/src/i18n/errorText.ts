import { ApiError } from '@lia/sdk/http/error';
import type { Say } from './useText.ts';

/**
 * The sentence to show for a failed call: the server's own, or ours where no answer of the API arrived (no connection,
 * a proxy in its place).
 */
export function errorText(t: Say, error: unknown): string {
  if (!(error instanceof ApiError)) return t('messages:UNKNOWN_ERROR');
  return error.status === 0 || error.code === 'UNKNOWN_ERROR' ? t(`messages:${error.code}`) : error.message;
}

import { ApiError } from '@lia/sdk/http/error';

/** Status, code and fields of a refused call; `accepted` where it was not refused. */
export const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? [error.status, error.code, Object.keys(error.fields)] : error),
  );

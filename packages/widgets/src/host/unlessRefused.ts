import { ApiError } from '@lia/sdk/http/error';

/** Null for whatever the server answers instead; without an answer there is nothing to conclude. */
export const unlessRefused = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status > 0) return null;
    throw error;
  });

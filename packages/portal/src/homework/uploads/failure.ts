import type { Message } from '@lia/sdk/messages/translate';
import { passingAnswers, wordsOf } from '@lia/sdk/uploads/transfer';
import type { HttpResponse } from 'tus-js-client';

/** Why an upload stopped for good. `code`: the library that sends it could not be fetched, and browsers ask again only on a page that is loaded again. */
export type UploadFailure =
  | { type: 'heic' }
  | { type: 'code' }
  | { type: 'rule'; message: Message }
  | { type: 'answer'; words: string };

/** What the server answered against an upload, in words; null where it did not, or may answer otherwise later. */
export function refusalOf(answer: HttpResponse | null): UploadFailure | null {
  const status = answer?.getStatus() ?? 0;
  // Without a session it waits for the next one.
  const isPassing = status === 401 || passingAnswers.includes(status);
  if (answer === null || status < 400 || status >= 500 || isPassing) return null;
  const words = wordsOf(answer.getBody());
  // tus answers so for another offset, in no words of ours: it asks where to go on.
  if (words === null) return status === 409 ? null : { type: 'rule', message: { key: 'UNKNOWN_ERROR' } };
  return { type: 'answer', words };
}

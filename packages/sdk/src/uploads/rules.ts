import { DAY_MS } from '../calendar/durations.ts';

/**
 * Where resumable uploads are made, below the root of the API: tus 1.0 with `creation`, `expiration` and `termination`. `Upload-Metadata`
 * names the file (`filename`) and what it is for: one of `uploadPurposes`, with the id of its row (a uuid) as the value where it has one.
 */
export const UPLOADS_PATH = '/uploads';

/** What a file may be uploaded for. Each is contributed by a module of the API, with who may, which files it takes and for which rows. */
export const uploadPurposes = [
  'homework',
  'activity',
  'announcement',
  'message',
  'recording',
  'resource',
  'lessonFile',
  'lessonVideo',
] as const;
export type UploadPurposeName = (typeof uploadPurposes)[number];

/** Bytes of one request of an upload: what a cut connection can cost at most, and short enough for a slow phone. */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;

/** How long an upload may take, and how long a finished one waits to be taken (decision 98). */
export const UPLOAD_LIFE_MS = 3 * DAY_MS;

/** Uploads that one person may have on their way, or waiting for the call that takes them, at once. */
export const MAX_OPEN_UPLOADS = 20;

/** The largest file that goes with its call where it may be uploaded as well: a slow link brings it before it breaks. */
const MAX_BYTES_OF_CALL = 4 * 1024 * 1024;

/** Whether a file is uploaded by itself, in place of going with its call. */
export const isSentInPieces = ({ type, size }: { type: string; size: number }): boolean =>
  type.startsWith('video/') || size > MAX_BYTES_OF_CALL;

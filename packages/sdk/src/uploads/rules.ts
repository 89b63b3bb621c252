/**
 * Where resumable uploads are made, below the root of the API: tus 1.0 with `creation`, `expiration` and `termination`. `Upload-Metadata`
 * names the file (`filename`) and the homework that it is for (`homework`, a uuid).
 */
export const UPLOADS_PATH = '/uploads';

/** Bytes of one request of an upload: what a cut connection can cost at most, and short enough for a slow phone. */
export const UPLOAD_CHUNK_BYTES = 1024 * 1024;

/** Uploads that one student may have on their way, or waiting for their delivery, at once. */
export const MAX_OPEN_UPLOADS = 20;

import { request } from 'node:http';

import { type UploadPurposeName, UPLOADS_PATH } from '@lia/sdk/uploads/rules';

import { API_ROOT } from '../platform/serve.ts';

/** Who uploads, and to which instance. */
export interface Sender {
  origin: string;
  token: string;
}

export interface TusAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const tusHeaders = (token: string) => ({ Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' });
const encoded = (text: string): string => Buffer.from(text).toString('base64');

async function call(sender: Sender, method: string, path: string, init: RequestInit = {}): Promise<TusAnswer> {
  const response = await fetch(`${sender.origin}${path}`, {
    ...init,
    method,
    headers: { ...tusHeaders(sender.token), ...Object(init.headers) },
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Begins an upload of so many bytes, for a row of its purpose or for one that is made with it. */
export function beginUploadFor(
  sender: Sender,
  { purpose, rowId }: { purpose: UploadPurposeName; rowId: string | null },
  name: string,
  size: number,
): Promise<TusAnswer> {
  const what = rowId === null ? purpose : `${purpose} ${encoded(rowId)}`;
  return call(sender, 'POST', `${API_ROOT}${UPLOADS_PATH}`, {
    headers: { 'Upload-Length': String(size), 'Upload-Metadata': `filename ${encoded(name)},${what}` },
  });
}

/** Begins the upload of a file for a homework. */
export const beginUpload = (sender: Sender, homework: string, name: string, size: number): Promise<TusAnswer> =>
  beginUploadFor(sender, { purpose: 'homework', rowId: homework }, name, size);

/** Sends bytes from an offset on. `path` is where the upload is. */
export const sendPiece = (sender: Sender, path: string, offset: number, bytes: Uint8Array): Promise<TusAnswer> =>
  call(sender, 'PATCH', path, {
    headers: { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  });

/** Uploads a whole file for a row, or for something that is made with it; returns the id of the upload. */
export async function uploadFile(
  sender: Sender,
  purpose: UploadPurposeName,
  name: string,
  bytes: Uint8Array,
  rowId: string | null = null,
): Promise<string> {
  const begun = await beginUploadFor(sender, { purpose, rowId }, name, bytes.length);
  const path = begun.headers.get('location') ?? '';
  const { status, text } = await sendPiece(sender, path, 0, bytes);
  if (begun.status !== 201 || status !== 204)
    throw new Error(`The upload was answered ${begun.status}, ${status}: ${text}`);
  return path.split('/').at(-1) ?? '';
}

export const askOffset = (sender: Sender, path: string): Promise<TusAnswer> => call(sender, 'HEAD', path);
export const giveUp = (sender: Sender, path: string): Promise<TusAnswer> => call(sender, 'DELETE', path);

/** Announces all bytes and sends the first ones; `cut` ends the connection as a lost network does. */
export function sendPart(sender: Sender, path: string, offset: number, bytes: Uint8Array, announced: number | null) {
  const { hostname, port } = new URL(sender.origin);
  const sending = request({
    method: 'PATCH',
    hostname,
    port,
    path,
    headers: {
      ...tusHeaders(sender.token),
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
      ...(announced !== null && { 'Content-Length': String(announced) }),
    },
  });
  const answered = new Promise<number | null>((resolve) => {
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    sending.once('error', () => resolve(null));
  });
  const sent = new Promise<void>((resolve) => sending.write(bytes, () => resolve()));
  return { sent, answered, end: () => sending.end(), cut: () => sending.destroy() };
}

import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import type { MultipartFile } from '@fastify/multipart';
import type { FileRule } from '@lia/sdk/files/rules';
import type { FastifyRequest } from 'fastify';

import { ApiFailure, invalidFields } from './errors.ts';
import { type FileStore, receiveFile, type ReceivedFile } from './files.ts';
import { uploadsRefused } from './metrics.ts';

/** A body before its schema saw it. */
export interface ReadBody {
  value: unknown;
  /** `typed` where all came as text (multipart), `strict` for JSON. */
  input: 'typed' | 'strict';
  files: ReceivedFile[];
}

/** Reads the body of a call: JSON, or multipart where the call takes files. Files are in the store when it returns. */
export async function readBody(
  request: FastifyRequest,
  upload: { field: string; most?: number; rule: FileRule; store: FileStore } | null,
): Promise<ReadBody> {
  if (!request.isMultipart())
    return { value: request.body === undefined ? {} : request.body, input: 'strict', files: [] };
  if (!upload) throw new ApiFailure(415, 'UNSUPPORTED_MEDIA_TYPE');

  const { field, most = 1, rule, store } = upload;
  const values = new Map<string, unknown>();
  const files: ReceivedFile[] = [];
  let value: object;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(...(await receive(part)));
      else if (values.has(part.fieldname)) throw invalidFields({ [part.fieldname]: { key: 'invalid' } });
      else values.set(part.fieldname, part.value);
    }
    value = nested(values);
  } catch (error) {
    await readToEnd(request.raw);
    await Promise.all(files.map((file) => store.discard(file.storageKey)));
    throw error;
  }
  return { value, input: 'typed', files };

  async function receive(part: MultipartFile): Promise<ReceivedFile[]> {
    if (bare(part.fieldname) !== bare(field) || files.length >= most)
      throw invalidFields({ [field]: { key: 'unknownField' } });
    // A file input that was left empty.
    if (part.filename === '') {
      part.file.resume();
      return [];
    }
    const received = await receiveFile(store, part.filename, part.file, rule);
    if ('file' in received) return [received.file];
    const { refusal } = received;
    if (refusal.reason === 'oversized') {
      uploadsRefused.inc({ reason: 'size' });
      throw invalidFields({ [field]: { key: 'file.size', values: { max: refusal.maxMegabytes } } });
    }
    uploadsRefused.inc({ reason: 'type' });
    throw invalidFields({ [field]: { key: rule.refusal ?? 'file.type' } });
  }
}

/** `files[]` as `files`: document 2 has both names for the same files. */
const bare = (field: string): string => field.replace(/\[\]$/, '');

/** Reads what is left of a body and drops it: a sender who is not read waits for us, and not for the answer. */
async function readToEnd(body: Readable): Promise<void> {
  body.unpipe();
  body.resume();
  // A sender who went away needs no answer.
  await finished(body).catch(() => {});
}

/** A part that holds one field of an object: `consents[terms]`. */
const FIELD_OF_OBJECT = /^([^[\]]+)\[([^[\]]+)\]$/;

/** The parts as a body. @throws {ApiFailure} 422 where an object comes as a text as well. */
function nested(values: ReadonlyMap<string, unknown>): object {
  const plain = new Map<string, unknown>();
  const objects = new Map<string, Map<string, unknown>>();
  for (const [name, value] of values) {
    const [, object, field] = FIELD_OF_OBJECT.exec(name) ?? [];
    if (object === undefined || field === undefined) plain.set(name, value);
    else objects.set(object, (objects.get(object) ?? new Map<string, unknown>()).set(field, value));
  }
  for (const [name, fields] of objects) {
    if (plain.has(name)) throw invalidFields({ [name]: { key: 'invalid' } });
    plain.set(name, Object.fromEntries(fields));
  }
  return Object.fromEntries(plain);
}

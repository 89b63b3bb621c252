import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

import { ApiFailure, invalidFields } from './errors.ts';
import type { FileRule, FileStore, ReceivedFile } from './files.ts';

/** A body before its schema saw it. */
export interface ReadBody {
  value: unknown;
  /** `typed` where all came as text (multipart), `strict` for JSON. */
  input: 'typed' | 'strict';
  files: ReceivedFile[];
}

/** Reads the body of a call: JSON, or multipart where the call takes files. Files are on the disk when it returns. */
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
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') files.push(...(await receive(part)));
      else if (values.has(part.fieldname)) throw invalidFields({ [part.fieldname]: { key: 'invalid' } });
      else values.set(part.fieldname, part.value);
    }
  } catch (error) {
    await Promise.all(files.map((file) => store.discard(file.storageKey)));
    throw error;
  }
  return { value: Object.fromEntries(values), input: 'typed', files };

  async function receive(part: MultipartFile): Promise<ReceivedFile[]> {
    if (part.fieldname !== field || files.length >= most) throw invalidFields({ [field]: { key: 'unknownField' } });
    // A file input that was left empty.
    if (part.filename === '') {
      part.file.resume();
      return [];
    }
    const received = await store.receive(part.filename, part.file, rule);
    if (received === 'oversized' || part.file.truncated) {
      throw invalidFields({ [field]: { key: 'file.size', values: { max: rule.maxMegabytes } } });
    }
    if (received === 'unknown') throw invalidFields({ [field]: { key: rule.refusal ?? 'file.type' } });
    return [received];
  }
}

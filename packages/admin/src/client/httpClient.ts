import type { Client } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import type { Language } from '@lia/sdk/messages/language';
import { isRecord } from '@lia/sdk/http/json';
import { type fetchUtils, HttpError } from 'react-admin';

import { messageIn } from '../i18n/text.ts';

/** What a refused call carries besides its message. */
interface Refusal {
  code: string;
  /** What is wrong with each field, by the API's paths. */
  fields: Readonly<Record<string, string>>;
}

export const refusalOf = (error: HttpError): Refusal => {
  const { code, fields }: Partial<Refusal> = error.body ?? {};
  return { code: code ?? '', fields: fields ?? {} };
};

/** `fetchJson` for ra-data-simple-rest over the contract's client, which adds the session and the language. */
export function createHttpClient(client: Client, language: () => Language): typeof fetchUtils.fetchJson {
  return async (url: string, { method = 'GET', body, signal } = {}) => {
    const sent: object | undefined = typeof body === 'string' ? JSON.parse(body) : undefined;
    try {
      const answer = await client.send({
        method: methodOf(method),
        path: url,
        ...(sent && { body: sent }),
        ...(method === 'POST' && { idempotencyKey: newIdempotencyKey() }),
        signal: signal ?? undefined,
      });
      return { ...answer, body: '', json: method === 'GET' ? answer.body : unwrapped(answer.body) };
    } catch (error) {
      throw error instanceof ApiError ? httpError(error, language()) : error;
    }
  };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

function methodOf(name: string): (typeof methods)[number] {
  const method = methods.find((known) => known === name);
  if (!method) throw new TypeError(`The API has no ${name}`);
  return method;
}

/** A write answers `{ message, data }`: the record, and a message to show with it. */
function unwrapped(body: unknown): unknown {
  if (!isRecord(body)) return {};
  const { message, data } = body;
  return withSentence(isRecord(data) ? { ...data } : {}, message);
}

function httpError({ status, code, message, fields }: ApiError, language: Language): HttpError {
  // Status 0 means no answer: there is a code, but no message of the server.
  return new HttpError(status === 0 ? messageIn(language, { key: code }) : message, status, { code, fields });
}

const sentences = new WeakMap<object, string>();

/**
 * The server's message when it saved a record. It is kept beside the record and not on it: in the cache it would make
 * the record look changed, and a form that is open would start over.
 */
export function withSentence<R extends object>(record: R, sentence: unknown): R {
  if (typeof sentence === 'string') sentences.set(record, sentence);
  return record;
}

/** The server's message about what a save or a delete returned; empty where it sent none. */
export const sentenceOf = (saved: object | undefined): string => (saved && sentences.get(saved)) ?? '';

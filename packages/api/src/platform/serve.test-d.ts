import { endpoint } from '@lia/sdk/http/endpoint';
import { record } from '@lia/sdk/validation/fields';
import { sql } from 'drizzle-orm';
import { array, number, string } from 'yup';

import { eitherBody } from './eitherBody.ts';
import { Page } from './list.ts';
import type { Scope } from './scope.ts';
import { type Api, serve } from './serve.ts';

const answer = record({ message: string().required() });
const body = record({ name: string().required(), age: number().optional() });

const greet = endpoint<{ body: { name: string; age?: number | undefined }; returns: { message: string } }>(
  'POST /greet',
);
const either = endpoint<{ body: { name: string } | { company: string }; returns: { message: string } }>('POST /either');
const read = endpoint<{ params: { id: number }; returns: { message: string } }>('GET /read/{id}');
const list = endpoint<{ query: { range?: string }; returns: { message: string }[] }>('GET /list');

/** Never called: `pnpm lint` fails where a mark has no error, and where an error has no mark. */
export function bindings(api: Api): void {
  const terms = { summary: 'Greets', permission: 'anyone' } as const;
  const handle = async () => ({ message: 'Hola' });

  serve(api, greet, { ...terms, body, returns: answer, handle });

  // @ts-expect-error -- the schema lacks a field of the endpoint
  serve(api, greet, { ...terms, body: record({ name: string().required() }), returns: answer, handle });

  const wrongType = record({ name: number().required(), age: number().optional() });
  // @ts-expect-error -- a field has another type
  serve(api, greet, { ...terms, body: wrongType, returns: answer, handle });

  const optional = record({ name: string().optional(), age: number().optional() });
  // @ts-expect-error -- the schema lets a required field be left out
  serve(api, greet, { ...terms, body: optional, returns: answer, handle });

  const more = record({ name: string().required(), age: number().optional(), admin: string().required() });
  // @ts-expect-error -- the schema demands a field that the endpoint does not have
  serve(api, greet, { ...terms, body: more, returns: answer, handle });

  // @ts-expect-error -- no schema for the body
  serve(api, greet, { ...terms, returns: answer, handle });

  // @ts-expect-error -- the answer's schema is another one
  serve(api, greet, { ...terms, body, returns: record({ text: string().required() }), handle });

  // @ts-expect-error -- the handler answers something else
  serve(api, greet, { ...terms, body, returns: answer, handle: async () => ({ text: 'Hola' }) });

  // @ts-expect-error -- no permission
  serve(api, greet, { summary: 'Greets', body, returns: answer, handle });

  // @ts-expect-error -- a permission that the table does not have
  serve(api, greet, { ...terms, permission: 'everything', body, returns: answer, handle });

  const [person, company] = [record({ name: string().required() }), record({ company: string().required() })];
  serve(api, either, { ...terms, body: eitherBody(person, company, 'company'), returns: answer, handle });
  // @ts-expect-error -- one of the two kinds is left out
  serve(api, either, { ...terms, body: person, returns: answer, handle });
  // @ts-expect-error -- a kind that the endpoint does not have
  serve(api, greet, { ...terms, body: eitherBody(body, company, 'company'), returns: answer, handle });

  const id = record({ id: number().required() });
  serve(api, read, { ...terms, params: id, returns: answer, handle });
  // @ts-expect-error -- a schema for a body that the endpoint does not have
  serve(api, read, { ...terms, params: id, body, returns: answer, handle });
  // @ts-expect-error -- a path parameter without a schema
  serve(api, read, { ...terms, returns: answer, handle });

  const rows = array(answer).required();
  const query = record({ range: string() });
  serve(api, list, { ...terms, query, returns: rows, handle: async ({ range }) => new Page([], range, 0) });
  // @ts-expect-error -- a list without its total
  serve(api, list, { ...terms, query, returns: rows, handle: async () => [] });

  serve(api, read, {
    summary: 'Reads',
    permission: 'member',
    params: id,
    returns: answer,
    handle: async ({ session, params }) => ({ message: `${session.uuid} ${params.id.toFixed()}` }),
  });
  serve(api, read, {
    summary: 'Reads',
    permission: 'anyone',
    params: id,
    returns: answer,
    // @ts-expect-error -- a public call may have no session
    handle: async ({ session }) => ({ message: session.uuid }),
  });

  const ownRows = async (scope: Scope<'own'>) => ({ message: scope.where({ own: () => sql`true` }) ? 'some' : '' });
  const allRows = async (scope: Scope<'everything'>) => ({ message: scope.where({}) ? 'all' : '' });
  const reading = { summary: 'Reads', params: id, returns: answer } as const;
  serve(api, read, { ...reading, permission: 'member', handle: ({ scope }) => ownRows(scope) });
  serve(api, read, { ...reading, permission: 'orders.read', handle: ({ scope }) => allRows(scope) });
  // @ts-expect-error -- the permission reaches one's own rows, and the store reads everything
  serve(api, read, { ...reading, permission: 'member', handle: ({ scope }) => allRows(scope) });
  // @ts-expect-error -- the permission reaches rows that the store cannot narrow to
  serve(api, read, { ...reading, permission: 'children.read', handle: ({ scope }) => ownRows(scope) });
  // @ts-expect-error -- a public call reaches no rows by itself
  serve(api, read, { ...reading, permission: 'anyone', handle: ({ scope }) => ownRows(scope) });
  // @ts-expect-error -- a scope is made from a session and a permission alone
  void ownRows({ userId: 1, where: () => sql`true` });
  // @ts-expect-error -- a table that does not know one of the reaches
  const incomplete = (scope: Scope<'own' | 'children'>) => scope.where({ own: () => sql`true` });
  void incomplete;
}

import type { IncomingHttpHeaders } from 'node:http';

import type { MemberPermission, Permission, Reach, ReachOf } from '@lia/sdk/accounts/permissions';
import type { FileRule } from '@lia/sdk/files/rules';
import type { CallTypes } from '@lia/sdk/http/endpoint';
import { type AnyObjectSchema, ObjectSchema, Schema } from 'yup';

import type { Database, Transaction } from './database.ts';
import { type BodySchema, isEither, type OutOf, type TypedBody, type TypedSchema } from './eitherBody.ts';
import type { Download, ReceivedFile } from './files.ts';
import type { Embedded, AppContext, Session } from './appContext.ts';
import type { Language, Translate } from './language.ts';
import type { Limit } from './limits.ts';
import type { DataPage, ListRange, Page } from './list.ts';
import type { Scope } from './scope.ts';

/** What a call carries under `K`, or undefined where it carries nothing. */
type Part<T, K extends keyof CallTypes> = T extends Record<K, infer V> ? V : undefined;

/** An optional key of the contract may also be written as undefined; yup does not distinguish the two. */
type Loose<T> = T extends readonly unknown[]
  ? T
  : { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/** All names at all depths made required: a name that only one side has, and may leave out, would pass unseen. */
type Names<T> = T extends readonly (infer E)[]
  ? Names<E>[]
  : T extends object
    ? { [K in keyof T]-?: Names<Exclude<T[K], undefined>> }
    : T;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** An empty type where a schema matches the endpoint; else one that no schema satisfies, so the binding does not compile. */
type Agrees<S, V> = [Same<Loose<OutOf<S>>, Loose<V>>, Same<Names<OutOf<S>>, Names<V>>] extends [true, true]
  ? unknown
  : Disagreement;
interface Disagreement {
  readonly 'the schema differs from the endpoint': never;
}

type Bind<T extends CallTypes, K extends keyof CallTypes, S> =
  T extends Record<K, infer V> ? { [P in K]: S & Agrees<S, V> } : { [P in K]?: never };

/** The handler's answer: rows of a list come as a page, a file as a download. */
type Answered<R> = R extends Blob
  ? Download
  : R extends readonly (infer Row)[]
    ? Page<Row>
    : R extends { data: readonly (infer Row)[] }
      ? R | DataPage<Row>
      : R;

/** One checked call, as its handler gets it. */
export interface Call<T extends CallTypes, P extends Permission, Idempotent extends boolean> {
  app: AppContext;
  /** The transaction that the call's idempotency key stands in, or the database. */
  db: Idempotent extends true ? Transaction : Database;
  session: P extends 'anyone' ? Session | null : Session;
  /** The rows that it may read and change; null where it needs no session, and reaches what its parameters name alone. */
  scope: P extends MemberPermission ? Scope<ReachOf<P>> : null;
  /** The embedded form that makes the call, where one does. */
  embedded: Embedded | null;
  params: Part<T, 'params'>;
  query: Part<T, 'query'>;
  body: Part<T, 'body'>;
  /** What came in the multipart field; deleted after the call unless `keepFile` gave it a row that committed. */
  files: readonly ReceivedFile[];
  /** The rows a list was asked for. */
  range: ListRange;
  t: Translate;
  language: Language;
  /** The caller's address, for limits. */
  address: string;
  /** The call as it came, for what is `signed`. */
  raw: RawCall;
}

/** Headers and bytes of a call; there are no bytes where the body is read by a schema. */
export interface RawCall {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the multipart field `field` takes. */
export interface Upload<F> extends FileRule {
  field: F;
  /** How many files it takes at once; one where absent. */
  most?: number;
}

/** Properties of every binding, whatever its endpoint carries. */
interface Terms<
  T extends CallTypes,
  P extends Permission,
  Idempotent extends boolean,
  Prepared,
  Charged,
> extends TypedSchemas {
  /** One line for the API reference. */
  summary: string;
  /** Further text for the API reference. */
  description?: string;
  permission: P;
  /** Status of success; 200 where absent. */
  status?: 200 | 201;
  /** Whether `Idempotency-Key` is honoured; the handler then runs inside a transaction. */
  idempotent?: Idempotent;
  /** Whether it is on the way to what a form sends: no submission yet where a site's are counted. */
  preliminary?: boolean;
  /** Whether it is served where an administrator sees the portal as a member, though its method may change something. */
  inViews?: boolean;
  /** Whether the body, of any type, is kept as the bytes that its sender signed (`raw`), instead of being read. */
  signed?: boolean;
  /** How often one person may call it, or, where a visitor may, one address. */
  limit?: Limit;
  /** Largest JSON body in bytes, where it is larger than that of other calls. */
  bodyLimit?: number;
  /** Seconds for which any cache may keep the answer. Not cached where absent. */
  cache?: number;
  files?: Upload<string>;
  // Methods, so that the handler of one endpoint's calls is a handler of calls.
  /** Slow work and calls over a network, which no transaction waits for. Not done for a repeat that has its answer. */
  prepare?(call: Call<T, P, false>): Promise<Prepared>;
  /**
   * What lasts at a payment company, after everything was checked: a card is charged, other ways to pay the same end. Comes
   * before the transaction, and again where the process crashed in between, so it must come to the same then.
   */
  charge?(call: Call<T, P, false>, prepared: Prepared): Promise<Charged>;
  handle(call: Call<T, P, Idempotent>, prepared: Prepared, charged: Charged): Promise<Answered<T['returns']>>;
}

/** How an endpoint of the contract is served. The schemas must match the endpoint's types, or it does not compile. */
export type Binding<
  T extends CallTypes,
  P extends Permission,
  Params extends TypedSchema,
  Query extends TypedSchema,
  Body extends TypedBody,
  Returns extends TypedSchema,
  Idempotent extends boolean,
  Prepared,
  Charged,
> = Terms<T, P, Idempotent, Prepared, Charged> &
  Bind<T, 'params', Params> &
  Bind<T, 'query', Query> &
  Bind<T, 'body', Body> &
  (T extends { files: infer F } ? { files: Upload<F> } : { files?: never }) &
  (T['returns'] extends Blob ? { returns?: never } : { returns: Returns & Agrees<Returns, T['returns']> });

/** What a call and its answer are held against. */
interface RouteSchemas {
  params?: AnyObjectSchema;
  query?: AnyObjectSchema;
  body?: BodySchema;
  returns?: Schema;
}

interface TypedSchemas {
  params?: TypedSchema;
  query?: TypedSchema;
  body?: TypedBody;
  returns?: TypedSchema;
}

/** The schemas of a binding as those of yup that they are. @throws {TypeError} for what only looks like one. */
export const schemasOf = ({ params, query, body, returns }: TypedSchemas): RouteSchemas => ({
  ...(params && { params: objectSchema(params) }),
  ...(query && { query: objectSchema(query) }),
  ...(body && { body: bodySchema(body) }),
  ...(returns && { returns: anySchema(returns) }),
});

function bodySchema(body: TypedBody): BodySchema {
  if (!isEither(body)) return objectSchema(body);
  return { plain: objectSchema(body.plain), marked: objectSchema(body.marked), mark: body.mark };
}

function objectSchema(schema: TypedSchema): AnyObjectSchema {
  if (schema instanceof ObjectSchema) return schema;
  throw new TypeError('An object schema of yup was expected');
}

function anySchema(schema: TypedSchema): Schema {
  if (schema instanceof Schema) return schema;
  throw new TypeError('A schema of yup was expected');
}

/** A binding whose types have done their work, but for its schemas. */
export interface BoundTerms extends Omit<
  Terms<CallTypes, Permission, boolean, unknown, unknown>,
  keyof TypedSchemas | 'prepare' | 'charge' | 'handle'
> {
  prepare?(call: BoundCall): Promise<unknown>;
  charge?(call: BoundCall, prepared: unknown): Promise<unknown>;
  handle(call: BoundCall, prepared: unknown, charged: unknown): Promise<unknown>;
}

/** What `serve` itself needs of a binding. */
export interface BoundRoute extends BoundTerms, RouteSchemas {}

interface BoundCall {
  app: AppContext;
  db: Database;
  session: Session | null;
  scope: Scope<Reach> | null;
  embedded: Embedded | null;
  params: unknown;
  query: unknown;
  body: unknown;
  files: readonly ReceivedFile[];
  range: ListRange;
  t: Translate;
  language: Language;
  address: string;
  raw: RawCall;
}

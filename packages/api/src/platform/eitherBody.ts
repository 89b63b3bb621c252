import type { AnyObjectSchema, InferType, ISchema } from 'yup';

/** The body of a call that two forms share: the second is known by a field that it alone has. */
export interface EitherBody<A extends AnyObjectSchema = AnyObjectSchema, B extends AnyObjectSchema = AnyObjectSchema> {
  /** Files, where the call takes any, go with this one. */
  plain: A;
  marked: B;
  mark: string;
}

/** What a body is held against. */
export type BodySchema = AnyObjectSchema | EitherBody;

/** What comes out of a schema, or of either of two. */
export type OutOf<S> =
  S extends EitherBody<infer A, infer B> ? InferType<A> | InferType<B> : S extends ISchema<infer Out> ? Out : never;

/** A body of one of two kinds, each checked by its own schema, so that a refusal names what that form asks for. */
export const eitherBody = <A extends AnyObjectSchema, B extends AnyObjectSchema>(
  plain: A,
  marked: B,
  mark: keyof InferType<B> & string,
): EitherBody<A, B> => ({ plain, marked, mark });

export const isEither = (body: BodySchema): body is EitherBody => 'mark' in body;

/** The schema that this value asks to be held against. */
export function schemaFor(body: BodySchema, value: unknown): AnyObjectSchema {
  if (!isEither(body)) return body;
  const marked = typeof value === 'object' && value !== null && Object.hasOwn(value, body.mark);
  return marked ? body.marked : body.plain;
}

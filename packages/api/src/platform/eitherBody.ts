import type { AnyObjectSchema, InferType } from 'yup';

/**
 * A schema as far as the types of a call go: what comes out of it. TypeScript compares a whole schema of yup member by
 * member, in each binding again, which is half of the time that the types of this package take.
 */
export interface TypedSchema {
  readonly __outputType: unknown;
}

/** The body of a call that two forms share: the second is known by a field that it alone has. */
export interface EitherBody<A extends TypedSchema = AnyObjectSchema, B extends TypedSchema = AnyObjectSchema> {
  /** Files, where the call takes any, go with this one. */
  plain: A;
  marked: B;
  mark: string;
}

/** What a body is held against. */
export type BodySchema = AnyObjectSchema | EitherBody;

/** The same as a binding names it. */
export type TypedBody = TypedSchema | EitherBody<TypedSchema, TypedSchema>;

/** What comes out of a schema, or of either of two. */
export type OutOf<S> =
  S extends EitherBody<infer A, infer B>
    ? A['__outputType'] | B['__outputType']
    : S extends { readonly __outputType: infer Out }
      ? Out
      : never;

/** A body of one of two kinds, each checked by its own schema, so that a refusal names what that form asks for. */
export const eitherBody = <A extends AnyObjectSchema, B extends AnyObjectSchema>(
  plain: A,
  marked: B,
  mark: keyof InferType<B> & string,
): EitherBody<A, B> => ({ plain, marked, mark });

export const isEither = <Body extends object>(body: Body): body is Extract<Body, { mark: string }> => 'mark' in body;

/** The schema that this value asks to be held against. */
export function schemaFor(body: BodySchema, value: unknown): AnyObjectSchema {
  if (!isEither(body)) return body;
  const marked = typeof value === 'object' && value !== null && Object.hasOwn(value, body.mark);
  return marked ? body.marked : body.plain;
}

import { LARGEST_ID, messageKey } from '@lia/sdk/validation/fields';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { boolean, type InferType, number, type Schema, string } from 'yup';

/** What a list may be narrowed by. */
export interface Filter {
  schema: Schema;
  // A method, so that a filter of one type of values is a filter.
  where(this: void, value: unknown): SQL | undefined;
  /** What holds where the filter is not given. */
  absent?: SQL;
  /** Whose values are counted as a facet; none where absent. */
  facet?: SQL | AnyPgColumn;
  /** The facet is an array: a row counts for each of its values. */
  several?: boolean;
  /** An index finds its rows, which are then held against a list's `within` rather than looked for among those of its `reach`. */
  indexed?: boolean;
}

/** A filter by whatever its schema takes. */
export const filter = <S extends Schema>(
  schema: S,
  where: (value: NonNullable<InferType<S>>) => SQL | undefined,
  more: Pick<Filter, 'absent' | 'facet' | 'several' | 'indexed'> = {},
): Filter => ({ schema, where, ...more });

/** A filter by one of a few values, which are counted as a facet; `where` for what an index answers and `value` does not. */
export const choice = <V extends string>(
  values: readonly V[],
  value: SQL | AnyPgColumn,
  where: (chosen: V) => SQL | undefined = (chosen) => sql`${value} = ${chosen}`,
): Filter => filter(string().oneOf(values, messageKey('choice.unknown')), where, { facet: value });

/** A filter that finds these rows, where it is `true`: there is no other value. `absent` is what holds without it. */
export const only = (rows: SQL, absent?: SQL): Filter =>
  filter(
    boolean().oneOf([true], messageKey('choice.unknown')).typeError(messageKey('choice.unknown')),
    () => rows,
    absent && { absent },
  );

/** A filter by yes or no, which are counted as a facet. */
export const flag = (column: AnyPgColumn): Filter =>
  filter(boolean().typeError(messageKey('choice.unknown')), (value) => eq(column, value), { facet: column });

export const wholeNumber = () => number().typeError(messageKey('invalid')).integer(messageKey('invalid'));

/** A whole number no larger than an integer column holds. */
export const int4 = () => wholeNumber().max(LARGEST_ID, messageKey('number.max'));

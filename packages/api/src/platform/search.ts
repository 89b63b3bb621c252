import { or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, type PgColumn, text } from 'drizzle-orm/pg-core';

/** From how many characters on words are found anywhere in a text: an index of trigrams has nothing shorter. */
const TRIGRAM = 3;

/**
 * The column that a table is searched by: its text columns without case and accents (`plain`, made by the migration `search`), each word
 * behind a space. Kept by the database, since computing it for each candidate row would cost more than the search.
 */
export const searchColumn = (...columns: readonly string[]) =>
  text('search').generatedAlwaysAs(
    sql.raw(`plain(${columns.map((name) => `' ' || coalesce("${name}", '')`).join(' || ')})`),
  );

/** The index of its trigrams. The beginnings of words are among them: `" a"`, `" an"`. */
export const searchIndex = (name: string, column: PgColumn) => index(name).using('gin', sql`${column} gin_trgm_ops`);

/** Words as a pattern of `like` that means nothing but them. */
const literally = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a text without case and accents contains the words; one or two characters begin a word of it. */
export const contains = (plainText: SQL | AnyPgColumn, words: string): SQL =>
  sql`${plainText} like '%' || plain(${(words.length < TRIGRAM ? ' ' : '') + literally(words)}) || '%'`;

/** A telephone number as its digits identify it, with or without the country's: the last ten (`phone_key`, made by a migration). */
export const phoneKey = (phone: SQL | AnyPgColumn): SQL => sql`phone_key(${phone})`;

/** The index of telephone numbers, which are found whole. */
export const phoneIndex = (name: string, column: PgColumn) => index(name).on(phoneKey(column));

/** What may be a telephone number: seven digits or more, however they are set apart. */
const PHONE = /^\+?(?:[\s().–-]*\d){7,}[\s().–-]*$/;

/** Rows with this telephone number, however it was typed then and now; undefined for words that are none. */
export const hasPhone = (column: AnyPgColumn, words: string): SQL | undefined =>
  PHONE.test(words) ? sql`${phoneKey(column)} = ${phoneKey(sql`${words}`)}` : undefined;

/** The search of a list of people: words, or a telephone number. */
export const wordsOrPhone =
  (plainText: AnyPgColumn, phone: AnyPgColumn) =>
  (words: string): SQL | undefined =>
    or(contains(plainText, words), hasPhone(phone, words));

import { mixed, number, type ObjectShape, object, string } from 'yup';

import type { MessageKey } from '../messages/es.ts';
import { LARGEST_ID, UUID, uuidsIn } from './ids.ts';
import { LONGEST_EMAIL, LONGEST_PERSON_NAME, LONGEST_USERNAME, SHORTEST_USERNAME } from './lengths.ts';

export { LARGEST_ID, UUID, uuidsIn };

/** Names a sentence of the catalogue as the message of a rule; a mistyped key does not compile. */
export const messageKey = (key: MessageKey): MessageKey => key;

/** A record that refuses fields it does not know. Every body of the API is one. */
export const record = <S extends ObjectShape>(shape: S) =>
  object(shape).noUnknown(true, messageKey('unknownField')).typeError(messageKey('invalid'));

/** Any text, which may be left out, by an empty one as well. */
export const plainString = () => string().typeError(messageKey('invalid'));

export const isGiven = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Required text of `min` to `max` characters, without spaces around it. */
export const text = (min: number, max: number) =>
  string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .min(min, messageKey('text.min'))
    .max(max, messageKey('text.max'));

/** Text that may be left out, up to `max` characters. */
export const optionalText = (max: number) =>
  string().typeError(messageKey('invalid')).trim(messageKey('untrimmed')).max(max, messageKey('text.max'));

/**
 * Invisible characters: control characters, zero-width and direction marks, fillers. Two names that differ by these alone look
 * alike, and a direction mark turns what stands beside it around.
 */
const INVISIBLE = String.raw`\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800`;

/** Hebrew, Arabic and the other scripts that are read from right to left, by their blocks in Unicode. */
const RIGHT_TO_LEFT = String.raw`\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}`;

/** The whole of a text, written as `source`, without invisible characters. */
export const visible = (source: string): RegExp => new RegExp(`^(?!.*[${INVISIBLE}])${source}$`, 'u');

/**
 * Letters of any alphabet with their accents, commas, spaces, apostrophes and hyphens.
 * Document 1 section 5 names letters, commas, spaces and accented vowels; ñ, ü, O'Farrill and Ruiz-Healy are names too.
 */
const LETTERS = visible(String.raw`[\p{L}\p{M}, '’-]*`);

/** Letters only, of `min` to `max` characters. */
export const letters = (min: number, max: number) => text(min, max).matches(LETTERS, messageKey('name.characters'));

/** First or last name of a person: 3 to 150 characters (document 1 section 5). */
export const personName = () => letters(3, LONGEST_PERSON_NAME);

/** The uuid of a row, which may be left out. */
export const uuid = () => string().typeError(messageKey('invalid')).matches(UUID, messageKey('invalid'));

export const requiredUuid = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).matches(UUID, messageKey('invalid'));

/** One that may be left out by an empty text as well, as forms send it. */
export const uuidOrEmpty = () =>
  string()
    .typeError(messageKey('invalid'))
    .matches(UUID, { message: messageKey('invalid'), excludeEmptyString: true });

/**
 * What no part of an e-mail address holds; nor does a part hold text that is read the other way round, or letters that are another one's
 * address once a database compares without case: U+0130 becomes i, U+212A becomes k.
 */
const NOT_IN_EMAIL = String.raw`\s@<>"\(\),:;\[\]\\\u0130\u212A${RIGHT_TO_LEFT}`;

/** What an e-mail address looks like; nothing but a message to it proves more. */
export const EMAIL = visible(String.raw`[^${NOT_IN_EMAIL}]+@[^.${NOT_IN_EMAIL}]+(\.[^.${NOT_IN_EMAIL}]+)+`);

/** E-mail address (document 1 section 5). */
export const email = () =>
  string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .max(LONGEST_EMAIL, messageKey('text.max'))
    .matches(EMAIL, messageKey('email.invalid'));

/** Characters of a username. Plain spaces alone stand between words: no other kind can be distinguished from them. */
export const USERNAME = visible(String.raw`(?: |[^\p{Z}${RIGHT_TO_LEFT}])*`);

/** Username of a new account: 2 to 30 characters (document 1 section 5, which also gives the message's wording). */
export const username = () =>
  string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .min(SHORTEST_USERNAME, messageKey('username.min'))
    .max(LONGEST_USERNAME, messageKey('text.max'))
    .matches(USERNAME, messageKey('name.characters'));

/** Password of a new account: 4 to 30 characters (document 1 section 5). */
export const newPassword = () =>
  string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(4, messageKey('password.min'))
    .max(30, messageKey('text.max'));

/** The field named `password` beside it, once more; the message is that of document 1 section 5 for teachers. */
export const passwordAgain = () =>
  newPassword().test(
    'again',
    messageKey('password.mismatch'),
    (again, { parent }) => again === undefined || again === '' || again === parent.password,
  );

/**
 * A number as people write it: digits, and decimals after a point. What only computers read as one (`1e5`, `0x1F4`,
 * `Infinity`) is none.
 */
export const plainNumber = () =>
  number()
    .transform((value: unknown, given: unknown) =>
      typeof given !== 'string' || /^-?\d+(\.\d+)?$/.test(given.trim()) ? value : Number.NaN,
    )
    .typeError(messageKey('number.digits'));

/** A text or a number: what one caller writes in quotes, and another does not. */
export const textOrNumber = () =>
  mixed((value): value is string | number => typeof value === 'string' || typeof value === 'number').typeError(
    messageKey('invalid'),
  );

/** A whole number that is one of `choices`. */
export const choice = <const N extends number>(choices: readonly N[]) =>
  number<N>().typeError(messageKey('choice.unknown')).oneOf(choices, messageKey('choice.unknown'));

/** An address of e-mail, with the sign or the word for it. */
const EMAIL = /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\]|\barroba\b)\s*[\p{L}\d-]+(?:\s*(?:\.|\bpunto\b)\s*[\p{L}\d-]+)*/iu;

/** A name on another site. */
const HANDLE = /(?:^|[^\p{L}\d])@[\p{L}\d._]{2,}/u;

/** An address on the web, written as one or by its ending. */
const LINK = /https?:|www\.|\b[\p{L}\d-]+\.(?:com|net|org|mx|edu|gob|io|me|tv|gg|app|link|info|xyz|ly)(?![\p{L}\d])/iu;

/** Digits in a row but for what people put between them. */
const DIGITS = /\d(?:[\s.()+\-–—_/*]{0,3}\d)*/g;

/** Days, as people write them: as many digits as a number without that of its city. */
const DAYS = /\b(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d\b/g;

/** Telephone numbers of Mexico have ten digits; without those of a city, seven or eight. */
const PHONE_DIGITS = 8;

/** Words for digits, one after another: cinco cinco uno… */
const SPOKEN = new RegExp(
  String.raw`(?:\b(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b[\s,.-]*){${PHONE_DIGITS},}`,
  'i',
);

/** What of a person's contact data a text has, if any. */
export type ContactData = 'email' | 'link' | 'phone';

/**
 * Finds an e-mail address, link, name on another site, or telephone number in what a child wrote, so that it is not published by a
 * slip. It is no proof against someone who wants to get past it: a teacher reads each post first.
 */
export function contactDataIn(text: string): ContactData | null {
  // Digits and letters of other widths are what they look like.
  const plain = text.normalize('NFKC');
  if (EMAIL.test(plain)) return 'email';
  if (LINK.test(plain) || HANDLE.test(plain)) return 'link';
  const isPhone = [...plain.replaceAll(DAYS, ' · ').matchAll(DIGITS)].some(
    ([run]) => run.replaceAll(/\D/g, '').length >= PHONE_DIGITS,
  );
  return isPhone || SPOKEN.test(plain) ? 'phone' : null;
}

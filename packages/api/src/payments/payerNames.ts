/** Words that begin a name of several: `de la Cruz`, `del Carmen`. */
const LINKS: ReadonlySet<string> = new Set(['de', 'del', 'la', 'las', 'los', 'y']);

/**
 * A whole name in the two halves that receipts and Mercado Pago have (document 1 section 3); one space between them
 * makes it whole again. Gifts ask for the name in one field, and an order keeps it whole, so it is parted as names are
 * built in Mexico: the last two are those of the family, and of two names the last.
 */
export function payerNames(whole: string): { first: string; last: string } {
  const names = namesIn(whole);
  const given = Math.max(1, names.length - 2);
  return { first: names.slice(0, given).join(' '), last: names.slice(given).join(' ') };
}

/** The single names, each with its particles (`de`, `la`). */
function namesIn(whole: string): string[] {
  const names: string[] = [];
  let linked = '';
  for (const word of whole.split(/\s+/).filter(Boolean)) {
    linked = linked ? `${linked} ${word}` : word;
    if (LINKS.has(word.toLowerCase())) continue;
    names.push(linked);
    linked = '';
  }
  return linked ? [...names, linked] : names;
}

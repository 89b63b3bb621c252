/** What spreadsheets save text in. Browsers read Latin-1 as Windows-1252, which holds it. */
export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The encodings that a file may have by its first bytes, most likely first: its byte-order mark; zeros in every other byte,
 * which plain letters have in UTF-16; else UTF-8, and Windows-1252 where some later byte is no UTF-8.
 */
export function likelyEncodings(start: Uint8Array): readonly Encoding[] {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => start[place] === byte));
  if (marked) return [marked[0]];
  const zeros = [0, 0];
  start.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > even && odd > start.length / 5) return ['utf-16le'];
  if (even > odd && even > start.length / 5) return ['utf-16be'];
  return ['utf-8', 'windows-1252'];
}

/** The text of a file, piece by piece, with `\n` at the end of each line. Throws where bytes do not fit the encoding. */
export async function* decodedPieces(file: Blob, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = file.stream().getReader();
  let heldBack = '';
  try {
    for (;;) {
      // The pieces follow one another.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read();
      const text = heldBack + (done ? decoder.decode() : decoder.decode(value, { stream: true }));
      // The other half of `\r\n` may begin the next piece.
      heldBack = !done && text.endsWith('\r') ? '\r' : '';
      yield text.slice(0, text.length - heldBack.length).replaceAll(/\r\n?/g, '\n');
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

/** The bytes of a text as a spreadsheet saves it. Windows-1252 takes the letters that it shares with Latin-1. */
export function encodedText(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  switch (encoding) {
    case 'utf-8 with mark':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'windows-1252':
      return Uint8Array.from({ length: text.length }, (_, place) => text.charCodeAt(place));
    case 'utf-16le':
    case 'utf-16be':
      return utf16(text, encoding === 'utf-16le');
    case 'utf-16le with mark':
    case 'utf-16be with mark':
      return utf16(`\uFEFF${text}`, encoding.startsWith('utf-16le'));
    default:
      return new TextEncoder().encode(text);
  }
}

function utf16(text: string, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let place = 0; place < text.length; place += 1) view.setUint16(place * 2, text.charCodeAt(place), littleEndian);
  return new Uint8Array(view.buffer);
}

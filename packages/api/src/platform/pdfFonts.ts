import { createRequire } from 'node:module';

import { type Font, type Glyph, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/**
 * Opens a font for all documents of the process, which may be drawn side by side: reading its tables takes a third of the
 * time of a receipt.
 */
function open(file: string): Font {
  const font = openSync(resolve(`@expo-google-fonts/figtree/${file}`));
  const getGlyph = font.getGlyph.bind(font);
  const glyphs = new Map<string, Glyph>();
  // A glyph that the library keeps has the characters that it was first asked for with: none, where it was a part of another.
  // So it is kept by its characters as well, and no document changes what another reads as.
  font.getGlyph = (id, characters = []) => {
    const key = [id, ...characters].join();
    const kept = glyphs.get(key);
    if (kept) return kept;
    // oxlint-disable-next-line no-underscore-dangle -- the one place where it keeps them
    font._glyphs = {};
    const glyph = getGlyph(id, characters);
    glyphs.set(key, glyph);
    return glyph;
  };
  return font;
}

export const plain = open('400Regular/Figtree_400Regular.ttf');
export const bold = open('700Bold/Figtree_700Bold.ttf');

/** Stands for what is left out: no character, so no text has it. */
const OMITTED = '\uFFFF';
/** With the space before them; at the beginning of a line with the one behind, so that what is left has one between two words. */
const OMISSIONS = new RegExp(`^${OMITTED}+ ?| ${OMITTED}+(?![^\\s\\p{P}])|${OMITTED}+`, 'gmu');

/**
 * A text as the fonts can draw it: letters and their accents as one sign each, and without emoji and other signs that they lack. A letter
 * that they lack stays, as the empty box that shows that there is one: a name must not look whole without it.
 */
export const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\s\p{L}\p{N}]/gu, (sign) => (plain.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ? sign : OMITTED))
    .replaceAll(OMISSIONS, '');

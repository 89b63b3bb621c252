import { createRequire } from 'node:module';

import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/**
 * Opens a font for all documents of the process, which may be drawn side by side: reading its tables takes a third of the
 * time of a receipt.
 */
function open(file: string): Font {
  const font = openSync(resolve(`@expo-google-fonts/figtree/${file}`));
  const getGlyph = font.getGlyph.bind(font);
  // A glyph that is kept has the characters that it was first asked for with: none, where it was a part of another. So each
  // use gets a new one, and no document changes what another reads as.
  font.getGlyph = (id, characters) => {
    // oxlint-disable-next-line no-underscore-dangle -- the one place where it keeps them
    font._glyphs = {};
    return getGlyph(id, characters);
  };
  return font;
}

export const plain = open('400Regular/Figtree_400Regular.ttf');
export const bold = open('700Bold/Figtree_700Bold.ttf');

/** The part of the library that we use; it ships no types. */
declare module 'fontkit' {
  export interface Glyph {
    id: number;
  }
  export interface Font {
    /** `characters`: the code points that it stands for in a text. */
    getGlyph: (id: number, characters?: readonly number[]) => Glyph;
    /** The glyphs that it was asked for, which it gives again. */
    _glyphs: Record<number, Glyph>;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
  }
  export function openSync(file: string): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A font that is open is taken as well, which the library's types leave out. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}

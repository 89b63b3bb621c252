/**
 * Colours of the brand on white, for emails and PDFs, which know no CSS variables. The tokens themselves stand
 * in `@lia/widgets/theme`; a test holds these against them.
 */
export const PRIMARY = '#2346C7';
export const INK = '#1B2033';
export const SOFT = '#555B70';
export const BACKGROUND = '#FBF8F3';
export const SURFACE = '#FFFFFF';
export const LINE = '#E4E1DA';
export const WARNING = '#8A5A00';

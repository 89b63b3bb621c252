import { getContrastRatio } from '@mui/material/styles';

const WHITE = '#ffffff';
const INK = '#1b1b1f';

/** Custom properties of a colour: the text on it is the one that can be read. */
export const colorsOf = (primary: string): Readonly<Record<`--lia-${string}`, string>> => ({
  '--lia-primary': primary,
  '--lia-on-primary': getContrastRatio(WHITE, primary) >= getContrastRatio(INK, primary) ? WHITE : INK,
});

/** What WCAG 2.2 asks of text (1.4.3). */
const READABLE = 4.5;

/** Whether links and chosen values in that colour can be read on the form's white ground. */
export const isReadable = (primary: string): boolean => getContrastRatio(WHITE, primary) >= READABLE;

/** The rule that a site adds to its style sheet: a `style` in the tag would break under a strict policy. */
export const styleRule = (form: string, primary: string): string =>
  [`lia-${form} {`, ...Object.entries(colorsOf(primary)).map(([name, value]) => `  ${name}: ${value};`), '}'].join(
    '\n',
  );

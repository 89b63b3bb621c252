import { dark, light, type Palette, radius } from './tokens.ts';

/** A form's light or dark look; `auto` follows the visitor's system. Light unless the host asks. */
export type Scheme = 'light' | 'dark' | 'auto';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * What a host sets is `--lia-primary`; what our rules read is `--_primary`, which falls back to the palette.
 * Were `--lia-primary` itself declared on the form, it would hide the value that the host page set outside.
 */
const colours = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--_${kebab(name)}: var(--lia-${kebab(name)}, ${value});`)
    .join('');

export const properties = `
  ${colours(light)}
  --_radius: var(--lia-radius-field, ${radius.field}px);
  --_radius-card: var(--lia-radius-card, ${radius.card}px);
  color-scheme: light;
  &[data-scheme='dark'] { ${colours(dark)} color-scheme: dark; }
  @media (prefers-color-scheme: dark) {
    &[data-scheme='auto'] { ${colours(dark)} color-scheme: dark; }
  }
`;

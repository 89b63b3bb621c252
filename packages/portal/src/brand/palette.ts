import { type Audience, audiences } from '@lia/sdk/accounts/roles';
import { audienceColour, dark, light, type Palette as Colours } from '@lia/widgets/theme';

/** One audience's colour: `main` under `contrastText`, and `ground` under `onGround` for large areas. */
export interface AudiencePalette {
  main: string;
  contrastText: string;
  ground: string;
  onGround: string;
}

/** Text on each audience's colour. */
const onAudience = (palette: Colours, audience: Audience): string =>
  audienceColour[audience] === 'highlight' ? palette.onHighlight : palette.onPrimary;

function audiencePalette(palette: Colours, audience: Audience): AudiencePalette {
  const main = palette[audienceColour[audience]];
  const contrastText = onAudience(palette, audience);
  // A bright area would glare at night: in the dark, a large ground is the colour mixed into the page's.
  return palette === dark
    ? { main, contrastText, ground: `color-mix(in srgb, ${main} 18%, ${palette.background})`, onGround: palette.ink }
    : { main, contrastText, ground: main, onGround: contrastText };
}

/** The palette of MUI's theme, in one of its two schemes. */
export function colours(palette: Colours) {
  const [students, teachers, parents, schools] = audiences;
  return {
    primary: { main: palette.primary, contrastText: palette.onPrimary },
    info: { main: palette.primary, contrastText: palette.onPrimary },
    secondary: { main: palette.accent, contrastText: palette.onPrimary },
    success: { main: palette.success, contrastText: palette.onPrimary },
    error: { main: palette.error, contrastText: palette.onPrimary },
    warning: { main: palette.warning, contrastText: palette.warningGround },
    text: { primary: palette.ink, secondary: palette.softInk },
    background: { default: palette.background, paper: palette.surface },
    border: palette.border,
    shell: { ground: palette.surface, accent: palette.primary },
    // A third of the border, as hexadecimal alpha.
    divider: `${palette.border}59`,
    [students]: audiencePalette(palette, students),
    [teachers]: audiencePalette(palette, teachers),
    [parents]: audiencePalette(palette, parents),
    [schools]: audiencePalette(palette, schools),
  };
}

const tint = (ground: string, shell: string, accent: string) => ({
  '--mui-palette-background-default': ground,
  '--mui-palette-shell-ground': shell,
  '--mui-palette-shell-accent': accent,
});

/**
 * The themes of the settings (`themes` of the SDK) beside `legacy` and `dark`, which are the palettes as they are: grounds
 * in the colour of an audience. They hold within any element that has the attributes of a theme.
 */
const tints = {
  '[data-mode][data-theme="default"]': tint('#FFFBF1', '#FFF4DA', light.warning),
  '[data-mode][data-theme="light1"]': tint('#F7F8FE', '#EAEFFD', light.primary),
  '[data-mode][data-theme="light2"]': tint('#FDF8FA', '#FBEDF3', light.accent),
};

/** Custom properties as MUI names them: `--mui-palette-text-primary`. */
const properties = (values: object, name = ''): string =>
  Object.entries(values)
    .map(([key, value]: [string, unknown]) => {
      const path = name === '' ? key : `${name}-${key}`;
      return typeof value === 'object' && value !== null ? properties(value, path) : `${path}:${String(value)};`;
    })
    .join('');

const rules: Readonly<Record<string, object>> = {
  '[data-mode="light"]': { '--mui-palette': colours(light) },
  '[data-mode="dark"]': { '--mui-palette': colours(dark) },
  ...tints,
};

/** What the theme writes of colours, for screens that stand without it: the same properties on the same attributes. */
export const plainPalette: string = Object.entries(rules)
  .map(([selector, values]) => `${selector}{${properties(values)}}`)
  .join('');

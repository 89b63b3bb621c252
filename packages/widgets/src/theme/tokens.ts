/**
 * The design tokens of LIA. Widgets turn these values into `--lia-*` properties (theme/properties.ts), the portal and
 * the console into their MUI themes. Lengths are CSS pixels, times milliseconds.
 */

/** Colours of one scheme. Each text colour reaches WCAG AA on the grounds that purposes.ts names for it. */
export interface Palette {
  primary: string;
  onPrimary: string;
  accent: string;
  highlight: string;
  onHighlight: string;
  success: string;
  error: string;
  warning: string;
  warningGround: string;
  ink: string;
  softInk: string;
  border: string;
  background: string;
  surface: string;
}

export const light: Palette = {
  primary: '#2346C7',
  onPrimary: '#FFFFFF',
  accent: '#C81E63',
  highlight: '#FFB000',
  onHighlight: '#1B2033',
  success: '#1B7A4B',
  error: '#B3261E',
  warning: '#8A5A00',
  warningGround: '#FFF6E0',
  ink: '#1B2033',
  softInk: '#555B70',
  border: '#767C93',
  background: '#FBF8F3',
  surface: '#FFFFFF',
};

export const dark: Palette = {
  primary: '#9DB2FF',
  onPrimary: '#12162A',
  accent: '#FF8DB8',
  highlight: '#FFC94D',
  onHighlight: '#12162A',
  success: '#6FD6A2',
  error: '#FFB4AB',
  warning: '#FFC94D',
  warningGround: '#2A2410',
  ink: '#E8EAF4',
  softInk: '#A9B0C8',
  border: '#6C7391',
  background: '#12162A',
  surface: '#1B2140',
};

/** The one colour that each audience keeps everywhere: tab, background, badge. */
export const audienceColour = {
  students: 'highlight',
  teachers: 'primary',
  parents: 'accent',
  schools: 'success',
} as const satisfies Record<string, keyof Palette>;

/** Families of the portal and the console; a widget takes its host's. */
export const fontFamily = {
  text: "'Figtree Variable', system-ui, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Figtree Variable', system-ui, sans-serif",
} as const;

export const fontSize = { small: 14, body: 16, large: 18, subtitle: 22, title: 28, display: 36 } as const;
export const lineHeight = { text: 1.5, heading: 1.2 } as const;

/** Longest line of running text. */
export const measure = '68ch';

/** One step of spacing; every distance is a multiple. */
export const spacing = 4;

export const radius = { card: 12, field: 10 } as const;

/** Smallest side of anything that is pressed. */
export const target = 44;

export const shadow = '0 1px 2px rgb(27 32 51 / 8%), 0 8px 24px rgb(27 32 51 / 8%)';

/** Times of movement; none where reduced motion is asked for. */
export const motion = { quick: 150, calm: 200 } as const;

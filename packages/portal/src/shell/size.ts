/** Sizes of the shell in pixels, and its delay (document 1 section 9). */
export const NAVBAR_PX = { wide: 280, folded: 64 } as const;
export const HEADER_PX = 50;
export const HOVER_MS = 150;

/** The bar at the bottom of a phone. */
export const BOTTOM_BAR_PX = 60;

/** From this width on there is a navbar; below, a bar at the bottom. */
export const NAVBAR_FROM = 'md';

import createCache from '@emotion/cache';
import rightToLeft from '@mui/stylis-plugin-rtl';
import { DECLARATION, type Element as StyleElement, prefixer } from 'stylis';

const edges: Readonly<Record<string, string>> = { start: 'right', end: 'left' };

/** Texts read from left to right (brand/base.css), so their start is not that of the page, where they are to stand. */
function alignedToPage(element: StyleElement): undefined {
  if (element.type !== DECLARATION || element.props !== 'text-align' || typeof element.children !== 'string') return;
  const edge = edges[element.children];
  if (edge !== undefined) element.return = `text-align:${edge};`;
}

/** Styles that are mirrored as they are written. */
export const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rightToLeft, alignedToPage] });

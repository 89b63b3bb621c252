import createCache from '@emotion/cache';
import rightToLeft from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles that are mirrored as they are written. */
export const cache = createCache({ key: 'rtl', stylisPlugins: [prefixer, rightToLeft] });

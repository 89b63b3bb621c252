/** Types that a browser may show in our pages; others are downloaded. SVG and HTML are none of them. */
const SHOWN = /^(?:image\/(?:jpeg|png|tiff)|audio\/mpeg|video\/(?:mp4|x-m4v)|application\/pdf)$/;

/** Whether a file of a type, as its bytes were read, may be shown inline. */
export const isShownInline = (type: string): boolean => SHOWN.test(type);

/** Whether a page may draw it by itself: no browser but Safari draws TIFF. */
export const isDrawnInPages = (type: string): boolean => isShownInline(type) && type !== 'image/tiff';

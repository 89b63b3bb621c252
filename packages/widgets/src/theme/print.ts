// What is printed and cut out, which the portal and the console draw with components of their own.

/** Cards of a page: two columns of four fit on A4 and on letter paper, with margins of 1 cm. */
const PER_PAGE = 8;

/** Rows by the page that their cards are printed on. */
export const cardPages = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / PER_PAGE) }, (_, page) =>
    rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );

/** A list of the cards of a page. */
export const cardPage = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '@media print': {
    gridTemplateColumns: '95mm 95mm',
    gridAutoRows: '64mm',
    breakInside: 'avoid',
    '&:not(:last-of-type)': { breakAfter: 'page' },
  },
} as const;

/** A card that is cut out. */
export const cutOut = {
  boxSizing: 'border-box',
  minWidth: 0,
  p: '4mm',
  display: 'grid',
  columnGap: '4mm',
  // As high as their texts: those that may be cut would give way first.
  gridAutoRows: 'max-content',
  alignContent: 'center',
  overflow: 'hidden',
  // Where it is cut. No outline: browsers draw that of the next page at the foot of this one.
  border: '1px dashed #767676',
  // One line between two.
  mr: '-1px',
  mb: '-1px',
} as const;

/** A text of a card, which is cut after so many lines. */
export const cardLine = ({ size, bold = false, lines = 2 }: { size: string; bold?: boolean; lines?: number }) =>
  ({
    fontSize: size,
    fontWeight: bold ? 700 : 400,
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: 'hidden',
  }) as const;

/** Longer names are written smaller, so that the surnames are read as well. */
const LONG_NAME = 28;

export const nameSize = (name: string): string => (name.length > LONG_NAME ? '11pt' : '14pt');

/** The parts of an access card: its QR, what stands beside it, and the code below. */
export const accessCard = {
  columns: 'minmax(0, 34mm) minmax(0, 1fr)',
  // The quiet zone may lie in the margin of the card.
  qr: { width: 'calc(100% + 4mm)', m: '-2mm', display: 'block' },
  beside: { minWidth: 0, display: 'grid', alignContent: 'start', gap: '1mm' },
  below: { gridColumn: '1 / -1', mt: '1mm' },
  code: { fontFamily: 'monospace', fontSize: { xs: '12pt', sm: '14pt' }, fontWeight: 700, lineHeight: 1.3 },
} as const;

const hidden = { display: 'none !important' };

/** Paper shows the dialog with the class `sheet` alone: nothing of the page, and of the dialog no frame. */
export const printedAlone = (sheet: string) => ({
  '@page': { margin: '10mm' },
  '@media print': {
    [`body > :not(.${sheet})`]: hidden,
    [`.${sheet} :is(.MuiBackdrop-root, .MuiDialogTitle-root, .MuiDialogActions-root, .MuiAlert-root)`]: hidden,
    [`.${sheet}, .${sheet} :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)`]: {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      padding: '0 !important',
      border: 'none !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
      background: 'none !important',
    },
  },
});

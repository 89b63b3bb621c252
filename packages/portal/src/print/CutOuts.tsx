import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Cards of a page: two columns of four fit on A4 and on letter paper, with margins of 1 cm. */
const PER_PAGE = 8;

interface CutOutsProps<Row> {
  rows: readonly Row[];
  /** Columns of each card. */
  columns: string;
  children: (row: Row) => ReactNode;
}

/** Cards for students, to be printed and cut out, in black on white whatever the theme. */
export function CutOuts<Row extends { uuid: string }>({ rows, columns, children }: CutOutsProps<Row>) {
  const pages = Array.from({ length: Math.ceil(rows.length / PER_PAGE) }, (_, page) =>
    rows.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  );
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black' }}>
      {pages.map((page) => (
        <Box
          key={page[0]?.uuid}
          component="ul"
          sx={{
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
          }}
        >
          {page.map((row) => (
            <Box
              component="li"
              key={row.uuid}
              sx={{
                minWidth: 0,
                p: '4mm',
                display: 'grid',
                gridTemplateColumns: columns,
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
              }}
            >
              {children(row)}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface LineProps {
  size: string;
  bold?: boolean;
  /** It is cut after so many lines. */
  lines?: number;
  children: string;
}

/** A text of a card. */
export const Line = ({ size, bold = false, lines = 2, children }: LineProps) => (
  <Typography
    sx={{
      fontSize: size,
      fontWeight: bold ? 700 : 400,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: String(lines),
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

/** Longer names are written smaller, so that the surnames are read as well. */
const LONG_NAME = 28;

/** Whose card it is. */
export const NameLine = ({ name, last_name }: { name: string; last_name: string }) => {
  const whole = `${name} ${last_name}`;
  return (
    <Line size={whole.length > LONG_NAME ? '11pt' : '14pt'} bold>
      {whole}
    </Line>
  );
};

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
                alignContent: 'center',
                overflow: 'hidden',
                // Where it is cut.
                outline: '1px dashed #767676',
                outlineOffset: '-0.5px',
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

/** A line of a card; a long one is cut after the second. */
export const Line = ({ size, bold = false, children }: { size: string; bold?: boolean; children: string }) => (
  <Typography
    sx={{
      fontSize: size,
      fontWeight: bold ? 700 : 400,
      lineHeight: 1.25,
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      overflow: 'hidden',
    }}
  >
    {children}
  </Typography>
);

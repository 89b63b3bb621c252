import { cardLine, cardPage, cardPages, cutOut, nameSize } from '@lia/widgets/print';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CutOutsProps<Row> {
  rows: readonly Row[];
  /** Columns of each card. */
  columns: string;
  children: (row: Row) => ReactNode;
}

/** Cards for students, to be printed and cut out, in black on white whatever the theme. */
export function CutOuts<Row extends { uuid: string }>({ rows, columns, children }: CutOutsProps<Row>) {
  return (
    <Box sx={{ bgcolor: 'common.white', color: 'common.black' }}>
      {cardPages(rows).map((page) => (
        <Box key={page[0]?.uuid} component="ul" sx={cardPage}>
          {page.map((row) => (
            <Box component="li" key={row.uuid} sx={[cutOut, { gridTemplateColumns: columns }]}>
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
export const Line = ({ children, ...look }: LineProps) => <Typography sx={cardLine(look)}>{children}</Typography>;

/** Whose card it is. */
export const NameLine = ({ name }: { name: string }) => (
  <Line size={nameSize(name)} bold>
    {name}
  </Line>
);

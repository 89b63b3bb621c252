import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TagProps {
  /** Of the palette. */
  colour: string;
  children: ReactNode;
}

/** A word about what it stands beside, in a frame. */
export const Tag = ({ colour, children }: TagProps) => (
  <Typography
    component="span"
    variant="body2"
    sx={{ px: 2, border: 1, borderColor: colour, borderRadius: 99, color: colour, whiteSpace: 'nowrap' }}
  >
    {children}
  </Typography>
);

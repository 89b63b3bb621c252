import { Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';

/** What a row is called, as a link, so that the keyboard reaches every row; below it what tells two of a name apart. */
export function RowLink({ to, children, below }: { to: To; children: ReactNode; below?: ReactNode }) {
  return (
    <>
      <MuiLink
        component={Link}
        to={to}
        onClick={(event) => event.stopPropagation()}
        underline="hover"
        sx={{ fontWeight: 600, color: 'text.primary' }}
      >
        {children}
      </MuiLink>
      {below !== undefined && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'break-word' }}>
          {below}
        </Typography>
      )}
    </>
  );
}

import { Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The name of a row, as a link where it has a page; below it what distinguishes rows of the same name. */
export function RowLink({ to, children, below }: { to: string | null; children: ReactNode; below?: ReactNode }) {
  return (
    <>
      {to === null ? (
        <Typography component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      ) : (
        <MuiLink
          component={Link}
          to={to}
          onClick={(event) => event.stopPropagation()}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {children}
        </MuiLink>
      )}
      {below !== undefined && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'break-word' }}>
          {below}
        </Typography>
      )}
    </>
  );
}

import { Typography } from '@mui/material';

/** What a person wrote, with its lines. */
export const LongText = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>{children}</Typography>
);

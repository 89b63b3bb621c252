import { Box, Typography } from '@mui/material';

/** What a record is about, in figures: the amount, and how it came about. */
export const Amount = ({ amount, below }: { amount: string; below: string | null }) => (
  <Box>
    <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {amount}
    </Typography>
    {below && <Typography color="text.secondary">{below}</Typography>}
  </Box>
);

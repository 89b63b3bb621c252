import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Head of a dashboard. */
export function Greeting({ title, lead }: { title: string; lead: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p" color="text.secondary" sx={{ maxWidth: '60ch' }}>
        {lead}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface RestoredDraftProps {
  /** What came back. */
  text: string;
  /** The words of the button that begins a new form. */
  again: string;
  discard: () => void;
}

/** Above a form that has what was typed on an earlier visit. */
export function RestoredDraft({ text, again, discard }: RestoredDraftProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography component="output">{text}</Typography>
      <Button sx={{ minHeight: 44 }} onClick={discard}>
        {again}
      </Button>
    </Box>
  );
}

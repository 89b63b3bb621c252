import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface CheckedListProps {
  title: string;
  /** What chooses all of them; absent where that is not offered. */
  all?: string;
  /** Said where there is none to choose. */
  none?: string;
  /** What is wrong, in words, or null. */
  error: string | null;
  choices: readonly { id: string; label: string }[];
  chosen: readonly string[];
  choose: (chosen: readonly string[]) => void;
}

/** Several of many, under a title. */
export function CheckedList({ title, all, none, error, choices, chosen, choose }: CheckedListProps) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 4, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 2 }}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
        {title}
      </Typography>
      {none !== undefined && choices.length === 0 && <Typography>{none}</Typography>}
      {all !== undefined && choices.length > 1 && (
        <FormControlLabel
          sx={{ display: 'flex', minHeight: 44, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
          control={
            <Checkbox
              checked={chosen.length === choices.length}
              indeterminate={chosen.length > 0 && chosen.length < choices.length}
            />
          }
          label={all}
          onChange={(_, isNow) => choose(isNow ? choices.map(({ id }) => id) : [])}
        />
      )}
      {choices.map(({ id, label }) => (
        <FormControlLabel
          key={id}
          sx={{ display: 'flex', minHeight: 44, overflowWrap: 'anywhere' }}
          control={<Checkbox checked={chosen.includes(id)} />}
          label={label}
          onChange={(_, isNow) => choose(isNow ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {error !== null && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}

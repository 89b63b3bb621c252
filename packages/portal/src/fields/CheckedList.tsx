import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { CheckField } from './CheckField.tsx';

interface CheckedListProps {
  title: string;
  /** What chooses all of them; absent where that is not offered. */
  all?: string;
  /** Shown where there is none to choose. */
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
    <Box component="fieldset" sx={{ m: 0, p: 4, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 1 }}>
        {title}
      </Typography>
      {none !== undefined && choices.length === 0 && <Typography>{none}</Typography>}
      {all !== undefined && choices.length > 1 && (
        <CheckField
          ref={(input) => {
            if (input) input.indeterminate = chosen.length > 0 && chosen.length < choices.length;
          }}
          checked={chosen.length === choices.length}
          label={<strong>{all}</strong>}
          onChange={(isNow) => choose(isNow ? choices.map(({ id }) => id) : [])}
        />
      )}
      {choices.map(({ id, label }) => (
        <CheckField
          key={id}
          checked={chosen.includes(id)}
          label={label}
          onChange={(isNow) => choose(isNow ? [...chosen, id] : chosen.filter((one) => one !== id))}
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

import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ChoiceProps<C extends string | number> {
  name: string;
  choices: readonly C[];
  chosen: C;
  label: (choice: C) => string;
  onChoose: (choice: C) => void;
}

/** A few words side by side, one of which holds. */
export function Choice<C extends string | number>({ name, choices, chosen, label, onChoose }: ChoiceProps<C>) {
  return (
    <Box sx={{ overflowX: 'auto', maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        value={chosen}
        onChange={(_, choice: C | null) => {
          if (choice !== null) onChoose(choice);
        }}
        aria-label={name}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            sx={{ minHeight: 44, px: 1.75, textTransform: 'none', color: 'text.primary', whiteSpace: 'nowrap' }}
          >
            {label(choice)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

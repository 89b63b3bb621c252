/** What children press: at least 64 px in each direction, with a focus that is seen on any ground. */
export const tile = {
  minWidth: 64,
  minHeight: 64,
  justifyItems: 'center',
  borderRadius: 2,
  border: 2,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  '&:hover': { borderColor: 'text.primary' },
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
  '&:active': { transform: 'scale(0.96)' },
  '@media (prefers-reduced-motion: reduce)': { '&:active': { transform: 'none' } },
} as const;

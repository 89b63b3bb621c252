import Button, { type ButtonProps } from '@mui/material/Button';

interface PressedButtonProps extends Omit<ButtonProps, 'variant' | 'color'> {
  pressed: boolean;
}

/** A button that is pressed or not, of several that choose what is shown. */
export const PressedButton = ({ pressed, sx, ...props }: PressedButtonProps) => (
  <Button
    {...props}
    aria-pressed={pressed}
    variant="outlined"
    color="inherit"
    sx={[
      {
        borderColor: 'divider',
        color: pressed ? 'text.primary' : 'text.secondary',
        bgcolor: pressed ? 'action.selected' : 'transparent',
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

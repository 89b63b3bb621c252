import Button, { type ButtonProps } from '@mui/material/Button';

import { ForMember } from './ForMember.tsx';

/** A button that changes something, or leads to where the member does. */
export const ActionButton = (props: ButtonProps) => (
  <ForMember>
    <Button {...props} />
  </ForMember>
);

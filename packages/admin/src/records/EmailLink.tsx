import { Link as MuiLink } from '@mui/material';

import { mailto } from './mailto.ts';

/** An address to write to. */
export const EmailLink = ({ email }: { email: string }) => <MuiLink href={mailto(email)}>{email}</MuiLink>;

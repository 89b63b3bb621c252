import { Link as MuiLink } from '@mui/material';

/** An address to write to. */
export const EmailLink = ({ email }: { email: string }) => <MuiLink href={mailto(email)}>{email}</MuiLink>;

/**
 * The link that begins an e-mail to an address. A visitor typed it, and `?`, `&` and `%` stand in valid addresses: unencoded
 * they would set a subject, a text or further recipients (RFC 6068).
 */
export function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import { type Field, type Row, textOf, useWords, valueOf } from '../resources/field.ts';
import { StatusChip } from './StatusChip.tsx';

/** The value of a field as pages and tables show it; nothing where the record has none. */
export function FieldValue({ field, record }: { field: Field<Row>; record: Row }) {
  const words = useWords();
  if (field.statuses) return <StatusChip statuses={field.statuses} status={String(valueOf(field, record, words))} />;
  const text = textOf(field, record, words);
  if (text === '') return null;
  const to = field.to?.(record, words);
  if (typeof to === 'string') {
    return (
      <MuiLink component={Link} to={to} onClick={(event) => event.stopPropagation()}>
        {text}
      </MuiLink>
    );
  }
  if (field.kind === 'email') return <EmailLink email={text} />;
  return field.kind === 'phone' ? <MuiLink href={`tel:${text}`}>{text}</MuiLink> : text;
}

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

import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import { type Field, type Row, textOf, useWords, valueOf } from '../resources/field.ts';
import { EmailLink } from './EmailLink.tsx';
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

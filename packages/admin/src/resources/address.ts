import type { Resource } from './definition.ts';
import type { Row } from './field.ts';

/** Where a row of a list leads; null where records have no page. A dialog above the list keeps the list's search. */
export function addressOf({ name, show, form, dialogs }: Resource, row: Row, search: string): string | null {
  const record = `/${name}/${encodeURIComponent(String(row['id']))}`;
  if (show) return `${record}/show`;
  if (dialogs) return `${record}${search}`;
  return form ? record : null;
}

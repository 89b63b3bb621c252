import { columnLabel } from '@lia/sdk/audit/columnLabels';
import { auditRecordLabels } from '@lia/sdk/audit/labels';
import type { AuditChange, AuditEntry } from '@lia/sdk/audit/records';
import type { AuditRecord } from '@lia/sdk/audit/rules';

import { kindOf } from '../../jobs/texts.ts';
import type { Words } from '../../resources/field.ts';

/** What the record of an entry is called, without its kind. */
const nameOf = ({ record, title, person, institution }: AuditEntry): string | null =>
  (record === 'users' ? person?.name : null) ?? title ?? person?.name ?? institution?.name ?? null;

/** Kind and name of what changed: `Institución: Colegio Jacarandas`. */
export function subjectOf(entry: AuditEntry, { language }: Words): string {
  const name = nameOf(entry);
  const kind = auditRecordLabels[entry.record][language];
  return name === null ? kind : `${kind}: ${name}`;
}

/** Who acted; what acted, where that was no user. */
export const whoOf = ({ actor, origin }: AuditEntry, { t }: Words): string =>
  actor?.name ?? t(`audit.origins.${origin}`);

/** The call or job; a start has no other name than itself. */
export function actionOf({ action, origin }: AuditEntry, words: Words): string | null {
  if (action === null || origin === 'start') return null;
  return origin === 'job' ? kindOf({ kind: action }, words) : action;
}

/** As much of a network's hash as distinguishes networks. */
export const networkOf = ({ network }: AuditEntry): string | null => network && network.slice(0, 8);

/** What a column is called; one that is not there any more goes by its own name. */
export const fieldName = (record: AuditRecord, { field }: AuditChange, { language }: Words): string =>
  columnLabel(record, field)?.[language] ?? field;

/** The first fields that changed, for a line of a list. */
export function fieldsOf({ record, operation, changes }: AuditEntry, words: Words): string | null {
  if (operation !== 'update') return null;
  const names = changes.map((change) => fieldName(record, change, words));
  return names.length > 4 ? `${names.slice(0, 4).join(', ')}…` : names.join(', ');
}

import type { AuditChange, AuditEntry, AuditValue } from '@lia/sdk/audit/records';
import { auditRecords } from '@lia/sdk/audit/rules';

import type { auditEntries } from '../platform/audit/tables.ts';

type Row = typeof auditEntries.$inferSelect;

/** A value as the contract has it: lists of texts in one line, what else is structured as JSON. */
function written(value: unknown): AuditValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isPlainList ? value.join(', ') : JSON.stringify(value);
}

/** The rows that values refer to are named later, for all entries of an answer together. */
const unnamed = { before_name: null, after_name: null };

function changesOf({ before, after, withheld }: Row): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();
  return [
    ...fields.map((field) => ({
      field,
      before: written(before?.[field]),
      after: written(after?.[field]),
      ...unnamed,
      withheld: false,
    })),
    ...(withheld ?? []).map((field) => ({
      field,
      before: null,
      after: null,
      ...unnamed,
      withheld: true,
    })),
  ];
}

/** What an entry itself has, without what it names. A table that is audited no more has no kind: such an entry is not shown. */
export function entryOf(row: Row): Omit<AuditEntry, 'title' | 'actor' | 'person' | 'institution'> | null {
  const record = auditRecords.find((known) => known === row.record);
  if (record === undefined) return null;
  const { id, at, operation, recordId, origin, action, actionId, network, orderId } = row;
  return {
    id,
    at: at.toISOString(),
    operation,
    record,
    record_id: recordId,
    origin: origin ?? 'database',
    action,
    action_id: actionId,
    network,
    order_id: orderId,
    changes: changesOf(row),
  };
}

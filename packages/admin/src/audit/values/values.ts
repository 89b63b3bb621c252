import type { AuditChange } from '@lia/sdk/audit/records';
import type { AuditRecord } from '@lia/sdk/audit/rules';
import { formatDay, isDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { planById } from '@lia/sdk/memberships/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import { roleLabel } from '@lia/sdk/users/labels';

import { messageIn } from '../../i18n/text.ts';
import { labelText, type Words } from '../../resources/field.ts';
import { choices } from './choices.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Columns in centavos. */
const money: ReadonlySet<string> = new Set([
  'price',
  'unit_price',
  'list_price',
  'total',
  'amount',
  'refunded',
  'support_amount',
]);

/** Columns with the names of roles. */
const isRoles = (record: AuditRecord, field: string): boolean =>
  field === 'roles_before' || (record === 'users' && field === 'role');

/** A value of a column as a person reads it: names for ids, labels for statuses, Mexico City's time. */
export function valueText(record: AuditRecord, change: AuditChange, side: 'before' | 'after', words: Words): string {
  const { t, language } = words;
  const { field, [side]: value, [`${side}_name` as const]: name } = change;
  if (name !== null) return name;
  if (value === null || value === '') return t('audit.empty');
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  const choice = choices[record]?.[field]?.get(String(value));
  if (choice) return labelText(choice, words);
  if (typeof value === 'number') return numberText(field, value, words);
  if (INSTANT.test(value)) return formatInstant(value, language);
  if (isDay(value)) return formatDay(value, language);
  if (isRoles(record, field)) {
    return value
      .split(', ')
      .map((role) => roleLabel(role)[language])
      .join(' · ');
  }
  return value;
}

function numberText(field: string, value: number, { language }: Words): string {
  if (money.has(field)) return formatPesos(value);
  const plan = field === 'plan_id' ? planById(value) : undefined;
  return plan ? messageIn(language, { key: `plan.${plan.type}-${plan.membership}` }) : String(value);
}

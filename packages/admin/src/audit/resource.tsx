import { listAudit } from '@lia/sdk/audit/endpoints';
import { auditEntryLabels } from '@lia/sdk/audit/labels';
import type { AuditEntry } from '@lia/sdk/audit/records';
import type { AuditOperation } from '@lia/sdk/audit/rules';
import AddedIcon from '@mui/icons-material/AddCircleOutlined';
import RemovedIcon from '@mui/icons-material/DeleteOutlined';
import ChangedIcon from '@mui/icons-material/EditOutlined';

import { Skeleton } from '@mui/material';
import { lazy } from 'react';

import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { ActorFact, BelongingFacts, RelatedChanges } from './AuditFacts.tsx';
import { DaysFilter, RecordFilter } from './filters.tsx';
import { actionOf, fieldsOf, networkOf, subjectOf, whoOf } from './entries/entryTexts.ts';

// Apart from the list: it knows the values of every domain.
const Changes = lazy(() => import('./Changes.tsx'));

const operations = {
  insert: { label: 'audit.operations.insert', tone: 'good', icon: AddedIcon },
  update: { label: 'audit.operations.update', tone: 'waiting', icon: ChangedIcon },
  delete: { label: 'audit.operations.delete', tone: 'bad', icon: RemovedIcon },
} as const satisfies Record<AuditOperation, Statuses[string]>;

const ChangesPart = ({ record }: { record: AuditEntry }) => (
  <LazyBoundary fallback={<Skeleton height={96} />}>
    <Changes record={record} />
  </LazyBoundary>
);

/** What changed: who, when, from where, before and after. */
export const audit = defineResource({
  list: listAudit,
  labels: auditEntryLabels,
  none: 'audit.none',
  sort: { field: 'at', order: 'DESC' },
  columns: [
    { source: 'at', kind: 'instant' },
    { source: 'title', label: 'audit.what', primary: true, unsorted: true, value: subjectOf, below: fieldsOf },
    { source: 'operation', statuses: operations, unsorted: true },
    { source: 'actor', unsorted: true, value: whoOf },
    { source: 'action', unsorted: true, value: actionOf, only: 'table' },
  ],
  filters: [
    { source: 'operation', statuses: operations, label: 'audit.operation' },
    { component: RecordFilter, sources: ['record'] },
    { component: DaysFilter, sources: ['from', 'to'] },
  ],
  linked: {
    actor: (first, { t }) => t('audit.only.actor', { name: first?.actor?.name ?? t('audit.only.unnamed') }),
    person: (first, { t }) => t('audit.only.person', { name: first?.person?.name ?? t('audit.only.unnamed') }),
    institution: (first, { t }) =>
      t('audit.only.institution', { name: first?.institution?.name ?? t('audit.only.unnamedInstitution') }),
    order: (_, { t }) => t('audit.only.order'),
    record_id: (_, { t }) => t('audit.only.record_id'),
    action_id: (_, { t }) => t('audit.only.action_id'),
  },
  show: {
    title: subjectOf,
    columns: [
      [{ title: 'audit.changes', before: ChangesPart }],
      [
        {
          title: 'audit.facts',
          facts: [
            ActorFact,
            { source: 'at', kind: 'instant' },
            { source: 'action', value: actionOf, optional: true },
            { source: 'network', optional: true, value: networkOf },
            BelongingFacts,
            { source: 'record_id' },
          ],
          after: RelatedChanges,
        },
      ],
    ],
    covers: [
      'actor',
      'operation',
      'record',
      'title',
      'origin',
      'action_id',
      'person',
      'institution',
      'order_id',
      'changes',
    ],
  },
});

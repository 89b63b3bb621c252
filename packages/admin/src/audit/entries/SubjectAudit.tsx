import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { Skeleton } from '@mui/material';
import { lazy } from 'react';
import { usePermissions } from 'react-admin';

import { useText } from '../../i18n/text.ts';
import { LazyBoundary } from '../../loading/LazyBoundary.tsx';
import { Section } from '../../records/RecordPage.tsx';

// Apart from the pages that show it: it knows the labels of every domain.
const LatestChanges = lazy(() => import('./LatestChanges.tsx'));

/** What a record's changes are found by. */
export type Subject = { person: string } | { institution: number } | { order: string };

/** The latest changes of what belongs to a record, for its page; nothing for those who may not read the audit. */
export function SubjectAudit({ subject }: { subject: Subject }) {
  const t = useText();
  const { permissions } = usePermissions<Holder>();
  if (!permissions || !may(permissions, 'audit.read')) return null;
  return (
    <Section title={t('audit.history')}>
      <LazyBoundary fallback={<Skeleton height={96} />}>
        <LatestChanges subject={subject} />
      </LazyBoundary>
    </Section>
  );
}

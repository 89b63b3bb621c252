import type { Institution } from '@lia/sdk/institutions/schema';
import { useRecordContext } from 'react-admin';

import { SubjectAudit } from '../history/SubjectAudit.tsx';

/** What changed of an institution and of what belongs to it; nothing of one that is being added. */
export function InstitutionAudit() {
  const record = useRecordContext<Institution & { id: number }>();
  return record && <SubjectAudit subject={{ institution: record.SchoolId }} />;
}

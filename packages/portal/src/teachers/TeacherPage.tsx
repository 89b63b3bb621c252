import { findPlan } from '@lia/sdk/memberships/rules';
import { TeacherForm } from '@lia/widgets/react';
import { useParams, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { teacherTexts } from './es.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/**
 * `/maestros/registro/:type?membership=`: the registration of teachers, starting with the tier whose digits `type` has. A
 * plan that costs something is paid by who has an account, so they are led to it when they first sign in.
 */
export default function TeacherPage() {
  useTexts(teacherTexts);
  const { t } = useText();
  const { type } = useParams();
  const [query] = useSearchParams();
  const plan = findPlan('maestro', query.get('membership') ?? '');
  const paid = plan !== undefined && plan.membership !== 'gratis' ? plan.membership : null;

  return (
    <PublicPage lead={t(paid === null ? 'teacher.lead' : `teacher.lead.${paid}`)}>
      <FormHost draft="teacher" fallback={<PageSkeleton />}>
        <TeacherForm key={type} {...(type !== undefined && { type })} {...(plan && { membership: plan.membership })} />
      </FormHost>
    </PublicPage>
  );
}

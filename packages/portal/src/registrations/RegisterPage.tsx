import { findPlan } from '@lia/sdk/memberships/rules';
import { RegistrationForm, SchoolContactForm } from '@lia/widgets/react';
import { Navigate, useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';
import { registrationTexts } from './page/es.ts';
import ToMarketing from './ToMarketing.tsx';

/**
 * Digits of the tier that a plan starts with (document 1 section 4). No plan starts with the certified one: a plan is paid
 * for, a certification is not.
 */
const tierOf = { gratis: 10, mensual: 20, anual: 20 } as const;

/**
 * `/register?type=&membership=`: the registration that a plan's card leads to. The type is required (document 1 section 2);
 * where no plan is named, it is the free one.
 */
export default function RegisterPage() {
  useTexts(registrationTexts);
  const { t } = useText();
  const [query] = useSearchParams();
  const plan = findPlan(query.get('type') ?? '', query.get('membership') ?? 'gratis');

  if (!plan) return <ToMarketing />;
  // Teachers register with their documents, on a page of their own.
  if (plan.type === 'maestro') {
    const { membership } = plan;
    return <Navigate to={`/maestros/registro/${tierOf[membership]}?membership=${membership}`} replace />;
  }
  if (plan.type === 'escuela') {
    return (
      <PublicPage title={t('register.school.title')} lead={t(`register.school.lead.${plan.membership}`)}>
        <FormHost draft="school" fallback={<PageSkeleton />}>
          <SchoolContactForm key={plan.membership} membership={plan.membership} />
        </FormHost>
      </PublicPage>
    );
  }
  return (
    <PublicPage lead={t(`register.lead.${plan.membership}`)}>
      <FormHost draft="registration" fallback={<PageSkeleton />}>
        <RegistrationForm key={plan.membership} membership={plan.membership} />
      </FormHost>
    </PublicPage>
  );
}

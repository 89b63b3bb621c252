import { findPlan } from '@lia/sdk/memberships/rules';
import { RegistrationForm, SchoolContactForm } from '@lia/widgets/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';

import { FormHost } from '../app/FormHost.tsx';
import { marketing } from '../app/marketing.ts';
import { Notice } from '../app/Notice.tsx';
import { Page } from '../app/Page.tsx';
import { useServices } from '../app/services.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/** A notice in the middle of the public frame. */
const alone = { display: 'grid', alignContent: 'center', px: 4, py: 12 } as const;

/** Digits of the teachers' tiers, by the plan that leads to them (document 1 section 4). */
const tierOf = { gratis: 10, mensual: 20, anual: 30 } as const;

/** `/register?type=&membership=`: the registration that a plan's card leads to. */
export default function RegisterPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const plan = findPlan(query.get('type') ?? '', query.get('membership') ?? '');

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
    <PublicPage title={t('register.title')} lead={t(`register.lead.${plan.membership}`)}>
      <FormHost draft="registration" fallback={<PageSkeleton />}>
        <RegistrationForm key={plan.membership} membership={plan.membership} />
      </FormHost>
    </PublicPage>
  );
}

/** Without the required parameters there is no plan to register for: choose one first (document 1 section 2). */
function ToMarketing() {
  const { t } = useTranslation();
  const { go } = useServices();

  useEffect(() => go(marketing.home), [go]);

  return (
    <Page title={t('register.title')} sx={alone}>
      <Notice
        title={t('register.title')}
        text={t('register.leaving')}
        action={{ label: t('register.leaving.link'), href: marketing.home }}
      />
    </Page>
  );
}

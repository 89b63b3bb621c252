import { findPlan } from '@lia/sdk/memberships/rules';
import { RegistrationForm } from '@lia/widgets/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { FormHost } from '../app/FormHost.tsx';
import { marketing } from '../app/marketing.ts';
import { Notice } from '../app/Notice.tsx';
import { Page } from '../app/Page.tsx';
import { useServices } from '../app/services.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/** A notice in the middle of the public frame. */
const alone = { display: 'grid', alignContent: 'center', px: 4, py: 12 } as const;

const OPEN_PLAN = '/register?type=padre&membership=gratis';

/** `/register?type=&membership=`: the registration that a plan's card leads to. */
export default function RegisterPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const plan = findPlan(query.get('type') ?? '', query.get('membership') ?? '');

  if (!plan) return <ToMarketing />;
  // The other audiences have no form yet.
  if (plan.type !== 'padre') {
    return (
      <Page title={t('register.closed.title')} sx={alone}>
        <Notice
          title={t('register.closed.title')}
          text={t('register.closed.text')}
          action={{ label: t('register.closed.link'), to: OPEN_PLAN }}
        />
      </Page>
    );
  }
  return (
    <PublicPage title={t('register.title')} lead={t('register.lead')}>
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

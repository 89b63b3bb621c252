import { findPlan } from '@lia/sdk/memberships/rules';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useSearchParams } from 'react-router';

import { marketing } from '../app/marketing.ts';
import { Notice } from '../app/Notice.tsx';
import { Page } from '../app/Page.tsx';
import { useServices } from '../app/services.ts';
import { PublicPage } from '../shell/PublicPage.tsx';

const OPEN_PLAN = '/register?type=padre&membership=gratis';

/** `/register?type=&membership=`: the registration that a plan's card leads to. */
export default function RegisterPage() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const plan = findPlan(query.get('type') ?? '', query.get('membership') ?? '');

  if (!plan) return <ToMarketing />;
  // The paid plans and the other audiences have no form yet.
  if (plan.type !== 'padre' || plan.membership !== 'gratis') {
    return (
      <Page title={t('register.closed.title')} bare>
        <Notice
          title={t('register.closed.title')}
          text={t('register.closed.text')}
          action={{ label: t('register.closed.link'), to: OPEN_PLAN }}
        />
      </Page>
    );
  }
  return (
    <PublicPage
      title={t('register.title')}
      lead={
        <>
          {t('register.lead')} {t('register.member')}{' '}
          <Link component={RouterLink} to="/login">
            {t('action.login')}
          </Link>
        </>
      }
    >
      <p />
    </PublicPage>
  );
}

/** Without the required parameters there is no plan to register for: choose one first (document 1 section 2). */
function ToMarketing() {
  const { t } = useTranslation();
  const { go } = useServices();

  useEffect(() => go(marketing.home), [go]);

  return (
    <Page title={t('register.title')} bare>
      <Notice
        title={t('register.title')}
        text={t('register.leaving')}
        action={{ label: t('register.leaving.link'), href: marketing.home }}
      />
    </Page>
  );
}

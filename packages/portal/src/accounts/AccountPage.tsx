import { listSessions } from '@lia/sdk/accounts/endpoints';
import { may } from '@lia/sdk/accounts/permissions';
import { MY_DATA_PATH } from '@lia/sdk/dataRequests/rules';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { identityProviders } from '../routing/identityProviders.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { SectionTo } from '../ui/SectionTo.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { UnknownPassword } from './UnknownPassword.tsx';
import { accountTexts } from './es.ts';

const UsageSection = lazy(() => import('../usage/UsageSection.tsx'));
const IdentitiesSection = lazy(() => import('./identities/IdentitiesSection.tsx'));

/** `/apps/changePassword` (document 1 section 2), and what every account has: the password and the sessions. */
export default function AccountPage({ children }: { children?: ReactNode }) {
  useTexts(accountTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const member = useMember();
  const { data, error, mutate } = useRead([listSessions], (client) => client.call(listSessions));
  const again = (): void => void mutate();

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 720, minWidth: 0 }}>
        <Typography variant="h1">{title}</Typography>
        {children}
        <ForMember>
          <PasswordSection changed={again} />
        </ForMember>
        {identityProviders.length > 0 && (
          <ForMember>
            <LazyBoundary>
              <IdentitiesSection />
            </LazyBoundary>
          </ForMember>
        )}
        {may(member, 'secondFactor.manage') && <SecondFactorSection />}
        {data && <SessionsSection sessions={data.data} changed={again} />}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('account.sessions.failed')} error={error} retry={again} />
        )}
        {!data && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={160} />
          </Loading>
        )}
        {may(member, 'usage.share') && (
          <ForMember>
            <LazyBoundary>
              <UsageSection />
            </LazyBoundary>
          </ForMember>
        )}
        {may(member, 'dataRequests.make') && (
          <SectionTo
            title={t('account.data')}
            text={t('account.data.text')}
            open={t('account.data.open')}
            to={MY_DATA_PATH}
          />
        )}
      </Box>
    </Page>
  );
}

/** Changes the password among the other things of an account. */
function PasswordSection({ changed }: { changed: () => void }) {
  const { t } = useText();
  const [times, setTimes] = useState(0);

  return (
    <Card component="section" aria-labelledby="password" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="password">
        {t('account.password')}
      </Typography>
      <PasswordForm
        // Empty again after each change.
        key={times}
        submit={t('account.password.submit')}
        changed={() => {
          setTimes((before) => before + 1);
          changed();
        }}
      />
      <UnknownPassword />
    </Card>
  );
}

import { getChild } from '@lia/sdk/children/endpoints';
import { isNotFound } from '@lia/sdk/http/error';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment, lazy, useEffect } from 'react';
import { Link, useParams } from 'react-router';

import { ChildClasses } from '../classroom/ChildClasses.tsx';
import { ChildHomework } from '../homework/children/ChildHomework.tsx';
import { StudentContacts } from '../conversations/StudentContacts.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { furtherChild } from '../registrations/routes.ts';
import { useChosenChild } from '../childChoice/useChosenChild.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { ShownTogether } from '../ui/ShownTogether.tsx';
import { WhenNear } from '../ui/WhenNear.tsx';
import { ChildAccess } from './ChildAccess.tsx';
import { ChildData } from './ChildData.tsx';
import { ChildSwitcher } from './ChildSwitcher.tsx';
import { childTexts } from './es.ts';

const ChildAttendance = lazy(() => import('../attendance/ChildAttendance.tsx'));
const ChildReportCards = lazy(() => import('../reportCards/ChildReportCards.tsx'));
const ChildQuietHours = lazy(() => import('./ChildQuietHours.tsx'));
const Guardians = lazy(() => import('./Guardians.tsx'));
const ChildConsents = lazy(() => import('./ChildConsents.tsx'));

const isKnown = ({ data, error }: { data?: unknown; error?: unknown }): boolean => (data ?? error) !== undefined;

/** `/apps/children/{id}`: a child, and the way to their brothers and sisters. */
export default function ChildPage() {
  useTexts(childTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const list = useRead([listChildren], (client) => client.call(listChildren));
  const { data, error, mutate } = useRead([getChild, id], (client) => client.call(getChild, { params: { id } }));
  const child = data?.data;
  const children = list.data?.data ?? [];
  const listed = children.find(({ uuid }) => uuid === id)?.name;
  // Without a connection the list and their homework are there as they were last seen, and the child's own data is not.
  const name = child?.name ?? listed;
  const first = children.length > 1 ? listed : undefined;
  const [, choose] = useChosenChild();
  useEffect(() => {
    if (first !== undefined) choose(first);
  }, [first, choose]);
  const refresh = () => Promise.all([mutate(), list.mutate()]);

  return (
    <Page title={name} sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, maxWidth: 720, minWidth: 0 }}>
        {!(error && isNotFound(error)) && (
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name ?? t('parents.child.title')}
          </Typography>
        )}
        <ShownTogether isReady={isKnown(list) && isKnown({ data, error })}>
          {children.length > 1 && <ChildSwitcher items={children} current={id} />}
          {child && (
            // Nothing that was opened or typed for one child stays for another one.
            <Fragment key={id}>
              <ChildHomework child={id} />
              <StudentContacts student={id} as="family" />
              <ChildClasses child={id} />
              <ChildData child={child} refresh={refresh} />
              <ChildAccess child={child} refresh={refresh} />
              <WhenNear title={t('attendance.title')}>
                <ChildAttendance child={id} />
              </WhenNear>
              <WhenNear title={t('reportCards.title')}>
                <ChildReportCards child={id} />
              </WhenNear>
              <WhenNear title={t('child.quiet')}>
                <ChildQuietHours id={id} />
              </WhenNear>
              <WhenNear title={t('child.guardians', { name: child.name })}>
                <Guardians child={child} refresh={refresh} />
              </WhenNear>
              <WhenNear title={t('child.consents')}>
                <ChildConsents consents={child.consents} agreed={() => void mutate()} />
              </WhenNear>
              <Button component={Link} to={furtherChild.path} startIcon={<AddIcon />} sx={{ justifySelf: 'start' }}>
                {t('register.child.title')}
              </Button>
            </Fragment>
          )}
          {!child && isNotFound(error) && (
            <Notice
              title={t('child.unknown')}
              text={t('child.unknown.text')}
              action={{ label: t('child.unknown.link'), to: '/apps/dashboardpadres' }}
            />
          )}
          {!child && error !== undefined && !isNotFound(error) && (
            <>
              <ChildHomework key={`homework ${id}`} child={id} />
              <ReadFailed inside title={t('child.failed')} error={error} retry={() => void mutate()} />
            </>
          )}
          {!child && error === undefined && (
            <Loading sx={{ display: 'grid', gap: 6 }}>
              <Skeleton variant="rounded" height={560} />
              <Skeleton variant="rounded" height={180} />
            </Loading>
          )}
        </ShownTogether>
      </Box>
    </Page>
  );
}

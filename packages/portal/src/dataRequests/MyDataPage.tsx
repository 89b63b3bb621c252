import { listMyDataRequests } from '@lia/sdk/dataRequests/endpoints';
import { ANSWER_WORKING_DAYS } from '@lia/sdk/dataRequests/rules';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ForMember } from '../ui/ForMember.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { RequestCard } from './RequestCard.tsx';
import { RequestForm } from './RequestForm.tsx';
import { dataRequestTexts } from './es.ts';

/** What a member asked for about their data and their children's, and a form to ask. */
export default function MyDataPage() {
  useTexts(dataRequestTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const { data, error, mutate } = useRead([listMyDataRequests], (client) => client.call(listMyDataRequests));

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 720, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
            {t('myData.lead', { days: ANSWER_WORKING_DAYS })}
          </Typography>
        </Box>
        <Box component="section" aria-labelledby="requests" sx={{ display: 'grid', gap: 4 }}>
          <Typography variant="h2" id="requests">
            {t('myData.requests')}
          </Typography>
          {data?.data.length === 0 && <Typography color="text.secondary">{t('myData.none')}</Typography>}
          {data && data.data.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
              {data.data.map((request) => (
                <RequestCard key={request.id} request={request} changed={() => void mutate()} />
              ))}
            </Box>
          )}
          {!data && error !== undefined && (
            <ReadFailed inside title={t('myData.failed')} error={error} retry={() => void mutate()} />
          )}
          {!data && error === undefined && (
            <Loading>
              <Skeleton variant="rounded" height={160} />
            </Loading>
          )}
        </Box>
        <ForMember>
          <WithDrafts height={480}>{(drafts) => <RequestForm drafts={drafts} sent={() => void mutate()} />}</WithDrafts>
        </ForMember>
      </Box>
    </Page>
  );
}

import { dayOf } from '@lia/sdk/calendar/instants';
import { listSchoolYears } from '@lia/sdk/schoolYears/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useNow } from '../ui/useNow.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { SchoolYearCard } from './SchoolYearCard.tsx';
import { schoolYearTexts } from './es.ts';

const SchoolYearDialog = lazyDialog(() => import('./SchoolYearDialog.tsx'));

/** `/apps/periodos/{id}`: the school years of a school by its number, or of the member's own. */
export default function SchoolYearsPage() {
  useTexts(schoolYearTexts);
  const { t } = useText();
  const { id = 'all' } = useParams();
  const { school_id: own } = useMember();
  const school = id === 'all' ? own : Number(id);
  const [creating, setCreating] = useState(false);
  const { data, error, mutate } = useRead(school === null ? null : ['schoolYears', String(school)], (client) =>
    client.call(listSchoolYears, { params: { id: school ?? 0 } }),
  );
  const today = dayOf(useNow(), data?.school.zone);

  return (
    <ContentPage width={900}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('schoolYears.title')}</Typography>
        {data && id !== 'all' && <Typography sx={{ fontWeight: 600 }}>{data.school.name}</Typography>}
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('schoolYears.lead')}
        </Typography>
        {data && (
          <ActionButton variant="contained" startIcon={<AddIcon />} onClick={() => setCreating(true)}>
            {t('schoolYears.new')}
          </ActionButton>
        )}
      </Box>
      {school === null && (
        <Notice
          inside
          title={t('schoolYears.noSchool.title')}
          text={t('schoolYears.noSchool')}
          action={{ label: t('schoolYears.noSchool.link'), href: '/admin/institutions' }}
        />
      )}
      {data?.data.length === 0 && (
        <Notice inside title={t('schoolYears.none.title')} text={t('schoolYears.none.text')} />
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {data.data.map((year) => (
            <SchoolYearCard key={year.id} school={data.school.id} year={year} today={today} />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('schoolYears.failed')} error={error} retry={() => void mutate()} />
      )}
      {school !== null && !data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={168} />
        </Loading>
      )}
      {creating && data && (
        <SchoolYearDialog
          school={data.school.id}
          latest={data.data[0] ?? null}
          today={today}
          close={() => setCreating(false)}
        />
      )}
    </ContentPage>
  );
}

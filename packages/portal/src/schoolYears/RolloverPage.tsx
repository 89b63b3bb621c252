import { previewRollover } from '@lia/sdk/schoolYears/endpoints';
import type { PossibleDouble } from '@lia/sdk/schoolYears/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { WithDrafts } from '../ui/WithDrafts.tsx';
import { schoolYearsPage } from './paths.ts';
import { RolloverForm } from './RolloverForm.tsx';
import { RolloverResult } from './RolloverResult.tsx';
import { schoolYearTexts } from './es.ts';

/** `/apps/periodos/{id}/{year}`: the change of a school into a year, before and after it. */
export default function RolloverPage() {
  useTexts(schoolYearTexts);
  const { t } = useText();
  const { id = '', year = '' } = useParams();
  const school = Number(id);
  const { data, error, mutate } = useRead(['schoolYears', id, year, 'rollover'], (client) =>
    client.call(previewRollover, { params: { id: school, year } }),
  );

  return (
    <ContentPage width={900} back={{ label: t('rollover.back'), to: schoolYearsPage(id) }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">
          {data ? t('schoolYears.year', { name: data.year.name }) : t('rollover.title')}
        </Typography>
        {data && !data.year.rollover && (
          <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
            {t('rollover.lead')}
          </Typography>
        )}
      </Box>
      {data?.year.rollover && <RolloverResult school={school} year={year} result={data.year.rollover} />}
      {data && !data.year.rollover && data.groups.length === 0 && (
        <Notice inside title={t('rollover.none.title')} text={t('rollover.none.text')} />
      )}
      {data && !data.year.rollover && data.groups.length > 0 && (
        <>
          <PossibleDoubles doubles={data.doubles} />
          <WithDrafts height={240}>
            {(drafts) => <RolloverForm key={year} school={school} preview={data} drafts={drafts} />}
          </WithDrafts>
        </>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('rollover.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
    </ContentPage>
  );
}

/** Students of whom the school may have two accounts; nothing where there are none. */
function PossibleDoubles({ doubles }: { doubles: readonly PossibleDouble[] }) {
  const { t } = useText();
  if (doubles.length === 0) return null;
  return (
    <LazyAlert severity="warning">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('rollover.doubles', { count: doubles.length })}</Typography>
      {t('rollover.doubles.text')}
      <Box component="ul" sx={{ m: 0, mt: 2, pl: 5, maxHeight: 240, overflowY: 'auto' }} tabIndex={0}>
        {doubles.map(({ uuid, name, username, group, other }) => (
          <li key={`${uuid} ${other.username}`}>
            {other.group === null
              ? t('rollover.double.outside', { name, username, group, other: other.username })
              : t('rollover.double', { name, username, group, other: other.username, otherGroup: other.group })}
          </li>
        ))}
      </Box>
    </LazyAlert>
  );
}

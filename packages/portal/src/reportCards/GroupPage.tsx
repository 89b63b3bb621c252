import { ApiError } from '@lia/sdk/http/error';
import { getGroupReportCards } from '@lia/sdk/reportCards/endpoints';
import type { GroupReportCards } from '@lia/sdk/reportCards/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { gradebookPage } from '../groups/gradebookPage.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Publication } from './Publication.tsx';
import { StudentCard } from './StudentCard.tsx';
import { reportCardTexts } from './texts.ts';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** `/apps/grupo/{id}/boletas`: the report cards of a group; `periodo` names a period. */
export default function GroupPage() {
  useTexts(reportCardTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const period = search.get('periodo') ?? undefined;
  const { data, error, mutate } = useRead(['reportCards', 'group', id, period ?? ''], (client) =>
    client.call(getGroupReportCards, { params: { id }, query: { period } }),
  );
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
        alignContent: 'start',
        maxWidth: 1100,
      }}
    >
      <MuiLink component={Link} to={gradebookPage(id)} sx={{ justifySelf: 'start' }}>
        {t('reportCards.back')}
      </MuiLink>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('reportCards.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      {data && (
        <Cards
          key={data.data.sheet?.period}
          data={data.data}
          choose={(chosen) => setSearch({ periodo: chosen }, { replace: true })}
          replace={(next) => void mutate({ data: next }, { revalidate: false })}
          reread={() => mutate()}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed
          inside
          title={t(isUnknown(error) ? 'reportCards.unknown' : 'reportCards.failed')}
          error={error}
          retry={() => void mutate()}
        />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </Page>
  );
}

interface CardsProps {
  data: GroupReportCards['data'];
  choose: (period: string) => void;
  replace: (next: GroupReportCards['data']) => void;
  reread: () => Promise<unknown>;
}

function Cards({ data, choose, replace, reread }: CardsProps) {
  const { t } = useText();
  const { group, periods, sheet } = data;
  const period = periods.find(({ id }) => id === sheet?.period);
  if (!sheet || !period)
    return <Notice inside title={t('reportCards.noPeriods.title')} text={t('reportCards.noPeriods.text')} />;
  return (
    <>
      <Box sx={{ maxWidth: 320 }}>
        <LabelledSelect
          label={t('reportCards.period')}
          value={sheet.period}
          onChange={({ target }) => choose(target.value)}
        >
          {periods.map(({ id, name, closed }) => (
            <option key={id} value={id}>
              {closed ? t('reportCards.period.closed', { name }) : name}
            </option>
          ))}
        </LabelledSelect>
      </Box>
      {sheet.students.length === 0 ? (
        <Notice inside title={t('reportCards.noStudents.title')} text={t('reportCards.noStudents.text')} />
      ) : (
        <>
          <Publication group={group} period={period} sheet={sheet} published={replace} />
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {sheet.students.map((student) => (
              <StudentCard
                key={student.uuid}
                {...{ group, student, reread }}
                period={period}
                saved={(observations, version) =>
                  replace({
                    ...data,
                    sheet: {
                      ...sheet,
                      students: sheet.students.map((one) =>
                        one.uuid === student.uuid ? { ...one, observations, observations_version: version } : one,
                      ),
                    },
                  })
                }
              />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

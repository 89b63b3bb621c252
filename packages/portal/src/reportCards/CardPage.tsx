import { isNotFound } from '@lia/sdk/http/error';
import { downloadReportCard, getReportCard } from '@lia/sdk/reportCards/endpoints';
import type { ReportCard } from '@lia/sdk/reportCards/schema';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams, useSearchParams } from 'react-router';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { DocumentHeader } from '../ui/DocumentHeader.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { CardSheet } from './CardSheet.tsx';
import { reportCardPath } from './paths.ts';
import { reportCardTexts } from './es.ts';
import { useDownload } from './useDownload.ts';

/** `/apps/boleta/{id}`: a published report card as it is printed; `parte=ciclo`: its school year. */
export default function CardPage() {
  useTexts(reportCardTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(
    ['reportCards', id],
    (client) => client.call(getReportCard, { params: { id } }),
    { shouldRetryOnError: false },
  );
  return (
    <Page sx={{ maxWidth: 880, mx: 'auto', px: { xs: 3, sm: 4 }, pb: 10, '@media print': { p: 0 } }}>
      <Box sx={{ displayPrint: 'none' }}>
        <DocumentHeader />
      </Box>
      {data && <Shown card={data.data} />}
      {!data && isNotFound(error) && (
        <Notice
          title={t('reportCards.card.unknown.title')}
          text={t('reportCards.card.unknown.text')}
          action={{ label: t('action.home'), to: '/' }}
        />
      )}
      {!data && error !== undefined && !isNotFound(error) && (
        <ReadFailed title={t('reportCards.card.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton height={56} width="50%" />
          <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
        </Loading>
      )}
    </Page>
  );
}

function Shown({ card }: { card: ReportCard['data'] }) {
  const { t, language } = useText();
  const [search, setSearch] = useSearchParams();
  const { busy, download } = useDownload();
  const isYear = search.get('parte') === 'ciclo';
  const { id, content, versions, newest } = card;
  const last = versions.at(-1);
  const name = [t('reportCards.one'), content.student.name, isYear ? '' : content.period.name].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      {!newest && last && (
        <Alert severity="warning" sx={{ displayPrint: 'none' }}>
          {t('reportCards.card.former')}{' '}
          <MuiLink component={Link} to={reportCardPath(last.id)}>
            {t('reportCards.card.newest')}
          </MuiLink>
        </Alert>
      )}
      <Box sx={{ displayPrint: 'none', display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end' }}>
        <Box sx={{ flex: '1 1 200px', maxWidth: 280 }}>
          <LabelledSelect
            label={t('reportCards.card.part')}
            value={isYear ? 'ciclo' : ''}
            onChange={({ target }) => setSearch(target.value === '' ? {} : { parte: target.value }, { replace: true })}
          >
            <option value="">{content.period.name}</option>
            <option value="ciclo">{t('reportCards.card.ofYear')}</option>
          </LabelledSelect>
        </Box>
        <Button
          variant="contained"
          loading={busy}
          sx={{ minHeight: 44 }}
          onClick={() =>
            void download(name.join(' '), (client) =>
              client.call(downloadReportCard, { params: { id }, query: isYear ? { part: 'year' } : {} }),
            )
          }
        >
          {t('reportCards.card.pdf')}
        </Button>
        <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </Box>
      <CardSheet card={card} isYear={isYear} />
      {versions.length > 1 && (
        <Box component="nav" aria-labelledby="versions" sx={{ displayPrint: 'none' }}>
          <Typography variant="h2" id="versions">
            {t('reportCards.card.versions')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {versions.map(({ id: of, version, published_at, reason }) => (
              <li key={of}>
                <MuiLink
                  component={Link}
                  to={reportCardPath(of)}
                  aria-current={of === id ? 'page' : undefined}
                  sx={{ display: 'inline-block', py: 2 }}
                >
                  {t('reportCards.card.version', { version, day: formatDay(dayOf(published_at), language) })}
                </MuiLink>
                {reason !== '' && `: ${reason}`}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <Button component={Link} to="/" sx={{ justifySelf: 'start', displayPrint: 'none' }}>
        {t('action.home')}
      </Button>
    </Box>
  );
}

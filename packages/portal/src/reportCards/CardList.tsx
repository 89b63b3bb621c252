import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listReportCards } from '@lia/sdk/reportCards/endpoints';
import type { ReportCardList } from '@lia/sdk/reportCards/schema';
import { schoolYearName } from '@lia/sdk/schoolYears/rules';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Tag } from '../ui/Tag.tsx';
import { reportCardPath } from './paths.ts';

interface CardListProps {
  /** Those of one student, by uuid. */
  student: string;
  /** What is shown where there is none. */
  none: string;
}

/** Published report cards of a student, the latest period first. */
export function CardList({ student, none }: CardListProps) {
  const { t } = useText();
  const { data, error, mutate } = useRead([listReportCards], (client) => client.call(listReportCards));
  if (data) {
    const own = data.data.filter((card) => card.student.uuid === student);
    return own.length === 0 ? <Typography color="text.secondary">{none}</Typography> : <List cards={own} />;
  }
  if (error !== undefined)
    return <ReadFailed inside title={t('reportCards.mine.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading sx={{ width: '100%' }}>
      <Skeleton variant="rounded" height={64} />
    </Loading>
  );
}

function List({ cards }: { cards: ReportCardList['data'] }) {
  const { t, language } = useText();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, width: '100%' }}>
      {cards.map(({ id, period, year, version, published_at }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', minHeight: 44 }}
        >
          <MuiLink component={Link} to={reportCardPath(id)} sx={{ py: 3, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('reportCards.mine.open', { period: period.name, year: schoolYearName(year) })}
          </MuiLink>
          <Typography variant="body2" color="text.secondary" data-read="">
            {t('reportCards.mine.published', { day: formatDay(dayOf(published_at), language) })}
          </Typography>
          {version > 1 && <Tag colour="warning.main">{t('reportCards.mine.corrected')}</Tag>}
        </Box>
      ))}
    </Box>
  );
}

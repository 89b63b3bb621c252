import { formatInstant } from '@lia/sdk/calendar/instants';
import { listChildHomework } from '@lia/sdk/homework/endpoints';
import type { Homework } from '@lia/sdk/homework/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useId, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useRead } from '../../reads/useRead.ts';
import { useNow } from '../../ui/useNow.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { byUrgency } from './urgency.ts';
import { childHomeworkTexts } from './es.ts';

const ChildHomeworkDetails = lazy(() => import('./ChildHomeworkDetails.tsx'));

/** How many of a kind are shown at first. */
const FIRST = 3;

/** What a child has to do for school and did, the most urgent first, as a guardian sees it. */
export function ChildHomework({ child }: { child: string }) {
  useTexts(childHomeworkTexts);
  const { t } = useText();
  const now = useNow();
  const { data, error, mutate } = useRead(['homework', 'child', child], (client) =>
    client.call(listChildHomework, { params: { id: child }, query: {} }),
  );
  return (
    <Section title={t('childWork.title')}>
      {data?.length === 0 && <Typography color="text.secondary">{t('childWork.none')}</Typography>}
      {data &&
        byUrgency(data, now).map(({ urgency, rows }) => (
          <Group key={urgency} title={t(`childWork.${urgency}`, { count: rows.length })} rows={rows} />
        ))}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('childWork.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ width: '100%' }}>
          {/* As high as a phone's window: what stands below is not seen to move. */}
          <Skeleton variant="rounded" height={560} />
        </Loading>
      )}
    </Section>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Homework[] }) {
  const { t } = useText();
  const id = useId();
  const [all, setAll] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(all ? rows : rows.slice(0, FIRST)).map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Box>
      {rows.length > FIRST && !all && (
        <Button sx={{ justifySelf: 'start', minHeight: 44 }} aria-describedby={id} onClick={() => setAll(true)}>
          {t('childWork.all', { count: rows.length })}
        </Button>
      )}
    </Box>
  );
}

function Row({ row }: { row: Homework }) {
  const { t, language } = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { name, subject, finish_date, delivered_at, is_late, score, points, zone } = row;
  const at = (iso: string): string => formatInstant(iso, language, zone);
  return (
    <Box
      component="li"
      sx={{ py: 3, display: 'grid', gap: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {[subject?.name, t('childWork.due', { at: at(finish_date) })].filter(Boolean).join(' · ')}
      </Typography>
      {delivered_at !== null && (
        <Typography variant="body2" color="text.secondary">
          {t(is_late ? 'childWork.deliveredLate' : 'childWork.deliveredAt', { at: at(delivered_at) })}
        </Typography>
      )}
      {score !== null && <Typography sx={{ fontWeight: 600 }}>{t('childWork.score', { score, points })}</Typography>}
      <Button
        size="small"
        aria-expanded={open}
        id={`${id}-details`}
        aria-labelledby={`${id}-details ${id}`}
        sx={{ justifySelf: 'start', minHeight: 44, px: 0 }}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'childWork.close' : 'childWork.open')}
      </Button>
      {open && (
        <LazyBoundary>
          <ChildHomeworkDetails id={row.id} />
        </LazyBoundary>
      )}
    </Box>
  );
}

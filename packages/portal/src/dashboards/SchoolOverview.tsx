import { getAttention } from '@lia/sdk/attention/endpoints';
import { formatDay } from '@lia/sdk/calendar/days';
import { formatCount } from '@lia/sdk/messages/count';
import { getOverview } from '@lia/sdk/overview/endpoints';
import { importStatusLabels, peopleLabels } from '@lia/sdk/overview/labels';
import type { Overview } from '@lia/sdk/overview/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useTexts } from '../i18n/useTexts.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { UsageReport } from '../usage/UsageReport.tsx';
import { usageTexts } from '../usage/es.ts';
import { BarList } from '../ui/BarList.tsx';
import { ReportLinks } from './ReportLinks.tsx';
import { Tile } from './Tile.tsx';

type Figures = Overview['data'];

/** People, seats, sign-ins and imports of the member's schools, and what needs them. */
export function SchoolOverview() {
  useTexts(usageTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead([getOverview], (client) => client.call(getOverview));
  if (data) {
    const { people, seats, sign_ins, imports } = data.data;
    return (
      <Box sx={cardGrid}>
        <Attention />
        <People people={people} imports={imports !== null} />
        <Seats seats={seats} />
        <SignIns weeks={sign_ins} />
        {imports && <Imports imports={imports} />}
        <Tile title={t('usage.report')}>
          <UsageReport />
        </Tile>
        <Tile title={t('overview.reports')}>
          <ReportLinks figures={data.data} />
        </Tile>
      </Box>
    );
  }
  if (error !== undefined) {
    return (
      <Card sx={{ p: 8 }}>
        <ReadFailed inside title={t('overview.failed')} error={error} retry={() => void mutate()} />
      </Card>
    );
  }
  return (
    <Loading sx={cardGrid}>
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
      <Skeleton variant="rounded" height={220} />
    </Loading>
  );
}

function ConsoleLink({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} variant="outlined" sx={{ justifySelf: 'start' }}>
      {children}
    </Button>
  );
}

/** How many things wait for them, which the console lists; nothing where there are none. */
function Attention() {
  const { t } = useText();
  const { data } = useRead([getAttention], (client) => client.call(getAttention));
  const count = data?.data.reduce((sum, item) => sum + item.count, 0) ?? 0;
  if (count === 0) return null;
  return (
    <Tile title={t('overview.attention')}>
      <Typography color="text.secondary">{t('overview.attention.text', { count })}</Typography>
      <ConsoleLink href="/admin">{t('overview.attention.link')}</ConsoleLink>
    </Tile>
  );
}

function People({ people, imports }: { people: Figures['people']; imports: boolean }) {
  const { t, language } = useText();
  const hasPeople = people.some(({ kind }) => kind !== 'schools');
  return (
    <Tile title={t('overview.people')}>
      {hasPeople ? (
        <BarList
          colour="schools.main"
          rows={people.map(({ kind, count }) => ({ key: kind, label: peopleLabels[kind][language], value: count }))}
        />
      ) : (
        <Typography color="text.secondary">
          {t(imports ? 'overview.people.none.import' : 'overview.people.none')}
        </Typography>
      )}
      {imports && !hasPeople ? (
        <ConsoleLink href="/admin/imports">{t('overview.people.import')}</ConsoleLink>
      ) : (
        <ConsoleLink href="/admin/users">{t('overview.people.link')}</ConsoleLink>
      )}
    </Tile>
  );
}

function Seats({ seats }: { seats: Figures['seats'] }) {
  const { t } = useText();
  if (!seats) {
    return (
      <Tile title={t('overview.seats')}>
        <Typography color="text.secondary">{t('overview.seats.none')}</Typography>
        <ConsoleLink href="/apps/membership">{t('plan.choose')}</ConsoleLink>
      </Tile>
    );
  }
  const { used, total } = seats;
  return (
    <Tile title={t('overview.seats')}>
      <BarList
        colour="teachers.main"
        most={total}
        rows={[{ key: 'used', label: t('overview.seats.used'), value: used }]}
        write={(value) => t('overview.seats.of', { used: formatCount(value), total: formatCount(total) })}
      />
      <ConsoleLink href="/admin/licences">{t('overview.seats.link')}</ConsoleLink>
    </Tile>
  );
}

function SignIns({ weeks }: { weeks: Figures['sign_ins'] }) {
  const { t, language } = useText();
  return (
    <Tile title={t('overview.signIns')}>
      {weeks.some(({ value }) => value > 0) ? (
        <BarList
          colour="parents.main"
          rows={weeks.map(({ start, value }) => ({
            key: start,
            label: t('overview.signIns.week', { day: formatDay(start, language) }),
            value,
          }))}
        />
      ) : (
        <Typography color="text.secondary">{t('overview.signIns.none')}</Typography>
      )}
    </Tile>
  );
}

function Imports({ imports }: { imports: NonNullable<Figures['imports']> }) {
  const { t, language } = useText();
  return (
    <Tile title={t('overview.imports')}>
      {imports.length === 0 ? (
        <Typography color="text.secondary">{t('overview.imports.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {imports.map(({ id, file, status, created, failed }) => (
            <Box component="li" key={id} sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file}</Typography>
              <Typography variant="body2" color="text.secondary">
                {[
                  importStatusLabels[status][language],
                  ...(created > 0 ? [t('overview.imports.created', { count: created })] : []),
                  ...(failed > 0 ? [t('overview.imports.failed', { count: failed })] : []),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <ConsoleLink href="/admin/imports">{t('overview.imports.link')}</ConsoleLink>
    </Tile>
  );
}

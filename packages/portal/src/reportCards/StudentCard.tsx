import { may } from '@lia/sdk/accounts/permissions';
import { attendanceStates } from '@lia/sdk/attendance/rules';
import { isDescribed } from '@lia/sdk/gradebook/rules';
import { printGroupReportCards } from '@lia/sdk/reportCards/endpoints';
import { reportCardLabels } from '@lia/sdk/reportCards/labels';
import { MAX_OBSERVATIONS, wasAttended } from '@lia/sdk/reportCards/rules';
import type { GroupReportCard, GroupReportCards } from '@lia/sdk/reportCards/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

import { LabelledText } from '../fields/LabelledInput.tsx';
import { shownGrade } from '../gradebook/shownGrade.ts';
import { useText } from '../i18n/useText.ts';
import { useIsView, useMember } from '../services/services.ts';
import { useDownload } from './useDownload.ts';
import { useObservations } from './useObservations.ts';

type Data = GroupReportCards['data'];

interface StudentCardProps {
  group: Data['group'];
  period: Data['periods'][number];
  student: GroupReportCard;
  saved: (observations: string, version: number) => void;
  reread: () => Promise<unknown>;
}

const colours = { empty: 'default', draft: 'info', published: 'success', changed: 'warning' } as const;

/** What the report card of a student has now, and what its teacher observed. */
export function StudentCard({ group, period, student, saved, reread }: StudentCardProps) {
  const { t, language } = useText();
  const member = useMember();
  const isView = useIsView();
  const { busy, download } = useDownload();
  const { text, status, type, save } = useObservations({ group: group.id, period: period.id, student, saved, reread });
  const { uuid, last_name, state, version, subjects, attendance } = student;
  const name = `${student.name} ${last_name}`;
  const writes = may(member, 'gradebook.grade') && !period.closed && !isView;
  const described = isDescribed(group);
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.125rem', flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={colours[state]}
          label={[
            t(`reportCards.state.${state}`),
            ...(version > 1 ? [t('reportCards.version', { version })] : []),
          ].join(' · ')}
        />
        {state !== 'empty' && (
          <Button
            loading={busy}
            aria-label={t('reportCards.print.one', { name })}
            sx={{ minHeight: 44 }}
            onClick={() =>
              void download(`${t('reportCards.one')} ${name} ${period.name}`, (client) =>
                client.call(printGroupReportCards, {
                  params: { id: group.id, period: period.id },
                  query: { student: uuid },
                }),
              )
            }
          >
            {t('reportCards.print.short')}
          </Button>
        )}
      </Box>
      <Box
        component="dl"
        aria-label={t('reportCards.subjects')}
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: described ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(120px, 1fr))',
          '& dt': { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' },
          '& dd': { m: 0, fontWeight: described ? 400 : 700, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
        }}
      >
        {subjects.map(({ name: subject, grade, description }) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>{described ? description || '—' : shownGrade(grade, language)}</dd>
          </div>
        ))}
      </Box>
      {wasAttended(attendance) && (
        <Typography variant="body2" color="text.secondary">
          {attendanceStates.map((one) => `${reportCardLabels[one][language]}: ${attendance[one]}`).join(' · ')}
        </Typography>
      )}
      {writes ? (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <LabelledText
            label={t('reportCards.observations')}
            aria-label={t('reportCards.observations.of', { name })}
            error={null}
            rows={3}
            maxLength={MAX_OBSERVATIONS}
            value={text}
            readOnly={status === 'saving'}
            onBlur={() => void save()}
            onChange={({ target }) => type(target.value)}
          />
          <Box
            component="output"
            sx={{
              fontSize: '0.875rem',
              color: status === 'cut' || status === 'stale' ? 'error.main' : 'text.secondary',
            }}
          >
            {t(`reportCards.status.${status}`)}
            {status === 'cut' && (
              <Button size="small" onClick={() => void save()} sx={{ minHeight: 44 }}>
                {t('reportCards.retry')}
              </Button>
            )}
          </Box>
        </Box>
      ) : (
        student.observations !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {`${t('reportCards.observations')}: ${student.observations}`}
          </Typography>
        )
      )}
    </Card>
  );
}

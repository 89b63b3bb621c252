import { getAttendanceMonth } from '@lia/sdk/attendance/endpoints';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { attendancePage } from '../groups/attendancePage.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { MonthSwitch, useAddressedMonth } from './MonthSwitch.tsx';
import { SaveSheet } from './SaveSheet.tsx';
import { attendanceTexts } from './texts.ts';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** `/apps/grupo/{id}/asistencia/mes`: the sheet of a group, this month's unless `mes` names another one. */
export default function MonthPage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [month, setMonth] = useAddressedMonth();
  const { data, error, mutate } = useRead(['attendance', 'sheet', id, month], (client) =>
    client.call(getAttendanceMonth, { params: { id }, query: { month } }),
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
        '@media print': { p: 0 },
      }}
    >
      <MuiLink component={Link} to={attendancePage(id)} sx={{ justifySelf: 'start', displayPrint: 'none' }}>
        {t('attendance.day.back')}
      </MuiLink>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('attendance.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      <MonthSwitch month={month} choose={setMonth} />
      {data && data.data.days.length === 0 && (
        <Notice inside title={t('attendance.sheet.none.title')} text={t('attendance.sheet.none.text')} />
      )}
      {data && data.data.days.length > 0 && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
            <Button variant="outlined" onClick={() => window.print()} sx={{ minHeight: 44 }}>
              {t('action.print')}
            </Button>
            <SaveSheet sheet={data.data} />
          </Box>
          <MonthSheet sheet={data.data} />
        </>
      )}
      {!data && error !== undefined && (
        <ReadFailed
          inside
          title={t(isUnknown(error) ? 'attendance.unknown' : 'attendance.failed')}
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

import { getAttendanceMonth } from '@lia/sdk/attendance/endpoints';
import type { AttendanceMonth } from '@lia/sdk/attendance/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';

import { attendancePath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { MonthSwitch, useAddressedMonth } from './MonthSwitch.tsx';
import { SaveSheet } from './SaveSheet.tsx';
import { attendanceTexts } from './es.ts';

/** `/apps/grupo/{id}/asistencia/mes`: the sheet of a group, this month's unless `mes` names another one. */
export default function MonthPage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [month, setMonth] = useAddressedMonth();
  const read = useRead(['attendance', 'sheet', id, month], (client) =>
    client.call(getAttendanceMonth, { params: { id }, query: { month } }),
  );
  const { data } = read;

  return (
    <ContentPage gap={4} back={{ label: t('attendance.day.back'), to: attendancePath(id) }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('attendance.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      <MonthSwitch month={month} choose={setMonth} />
      <ReadOutcome read={read} failed={t('attendance.failed')} unknown={t('attendance.unknown')} height={320}>
        {(found) => <Sheet sheet={found.data} />}
      </ReadOutcome>
    </ContentPage>
  );
}

function Sheet({ sheet }: { sheet: AttendanceMonth['data'] }) {
  const { t } = useText();
  if (sheet.days.length === 0)
    return <Notice inside title={t('attendance.sheet.none.title')} text={t('attendance.sheet.none.text')} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, displayPrint: 'none' }}>
        <Button variant="outlined" onClick={() => window.print()} sx={{ minHeight: 44 }}>
          {t('action.print')}
        </Button>
        <SaveSheet sheet={sheet} />
      </Box>
      <MonthSheet sheet={sheet} />
    </>
  );
}

import { getMyAttendance } from '@lia/sdk/attendance/endpoints';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Page } from '../ui/Page.tsx';
import { StudentMonth } from './StudentMonth.tsx';
import { attendanceTexts } from './texts.ts';

/** `/apps/miasistencia`: the attendance of the student who looks. */
export default function OwnPage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 800,
        mx: 'auto',
        display: 'grid',
        gap: 4,
        alignContent: 'start',
      }}
    >
      <MuiLink component={Link} to="/apps/landing" sx={{ justifySelf: 'start', py: 3 }}>
        {t('action.home')}
      </MuiLink>
      <Typography variant="h1">{t('attendance.own')}</Typography>
      <StudentMonth student="own" read={(client, month) => client.call(getMyAttendance, { query: { month } })} />
    </Page>
  );
}

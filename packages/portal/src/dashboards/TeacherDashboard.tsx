import { hasFeature } from '@lia/sdk/accounts/features';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { getMyApplication } from '@lia/sdk/teachers/endpoints';
import type { OwnApplication } from '@lia/sdk/teachers/records';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { MyAllowance } from '../courses/catalogue/MyAllowance.tsx';
import { MyCourses } from '../courses/mine/MyCourses.tsx';
import { MyGroups } from '../groups/MyGroups.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Dashboard } from './Dashboard.tsx';
import { homeTexts } from './homes/es.ts';
import { MyGifts } from './MyGifts.tsx';
import { MyPlan } from './MyPlan.tsx';
import { TeacherWork } from './TeacherWork.tsx';

export default function TeacherDashboard() {
  useTexts(homeTexts);
  const { t } = useText();
  const user = useMember();
  const { data } = user;
  const application = useRead([getMyApplication], (client) => client.call(getMyApplication));

  return (
    <Dashboard
      greeting={t('teachers.greeting', { name: data.displayName || data.username })}
      lead={t('teachers.lead')}
      isReady={(application.data ?? application.error) !== undefined}
    >
      {application.data?.data && <Application {...application.data.data} />}
      {hasFeature(user, 'teacher.panel') && <TeacherWork />}
      <MyGroups />
      <MyPlan />
      <MyAllowance />
      <MyCourses />
      <MyGifts />
    </Dashboard>
  );
}

/** Where the review of a teacher's registration and documents stands, of who registered by the form. */
function Application({ review, documents, created_at }: NonNullable<OwnApplication['data']>) {
  const { t, language } = useText();
  return (
    <Card component="section" aria-labelledby="application" sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="application">
        {t('application.title')}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{t(`application.${review}`)}</Typography>
      {documents > 0 && (
        <Typography color="text.secondary">
          {t('application.sent', { count: documents, when: formatInstant(created_at, language) })}
        </Typography>
      )}
      {documents === 0 && review === 'pending' && (
        <Typography color="text.secondary">
          {t('application.none')} <MuiLink href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</MuiLink>
        </Typography>
      )}
    </Card>
  );
}

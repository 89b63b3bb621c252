import { may } from '@lia/sdk/accounts/permissions';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { usePrepared } from '../prefetch/whenIdle.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { comingTexts } from './coming/es.ts';
import { MeetingsPage } from './MeetingsPage.tsx';
import { MyClasses } from './MyClasses.tsx';
import { myClassesPath, NEW_CLASS } from './paths.ts';
import { classroomTexts } from './es.ts';

const loadClass = () => import('./MeetingPage.tsx');
const MeetingPage = lazy(loadClass);
const MeetingFormPage = lazy(() => import('./MeetingFormPage.tsx'));

/** `/apps/aula/{id}/{calendar}`: who plans classes has all of their screens, fetched as one but for a class and the form; who follows them sees when they are, a student on their own page. */
export default function ClassroomScreens() {
  const user = useMember();
  usePrepared(loadClass);
  const { pathname } = useLocation();
  const { calendar } = useParams();
  if (may(user, 'students.screens')) return <Navigate to={myClassesPath} replace />;
  if (!may(user, 'classes.manage')) return <FollowedPage />;
  if (calendar === undefined) return <MeetingsPage />;
  if (calendar === NEW_CLASS) return <MeetingFormPage of="new" />;
  if (pathname.endsWith('/editar')) return <MeetingFormPage of="one" />;
  return pathname.endsWith('/semanal') ? <MeetingFormPage of="series" /> : <MeetingPage key={calendar} />;
}

/** Classes of the member's children. */
function FollowedPage() {
  useTexts(comingTexts);
  useTexts(classroomTexts);
  const { t } = useText();
  return (
    <ContentPage width={960}>
      <Typography variant="h1">{t('classes.title')}</Typography>
      <MyClasses />
    </ContentPage>
  );
}

import { may } from '@lia/sdk/accounts/permissions';
import { Navigate, useLocation, useParams } from 'react-router';

import { useMember } from '../services/services.ts';
import { FollowedPage } from './FollowedPage.tsx';
import { MeetingFormPage } from './MeetingFormPage.tsx';
import { MeetingPage } from './MeetingPage.tsx';
import { MeetingsPage } from './MeetingsPage.tsx';
import { myClassesPath, NEW_CLASS } from './paths.ts';

/** `/apps/aula/{id}/{calendar}`: who plans classes has all of their screens, fetched as one; who follows them sees when they are, a student on their own page. */
export default function ClassroomScreens() {
  const user = useMember();
  const { pathname } = useLocation();
  const { calendar } = useParams();
  if (may(user, 'students.screens')) return <Navigate to={myClassesPath} replace />;
  if (!may(user, 'classes.manage')) return <FollowedPage />;
  if (calendar === undefined) return <MeetingsPage />;
  if (calendar === NEW_CLASS) return <MeetingFormPage of="new" />;
  if (pathname.endsWith('/editar')) return <MeetingFormPage of="one" />;
  return pathname.endsWith('/semanal') ? <MeetingFormPage of="series" /> : <MeetingPage />;
}

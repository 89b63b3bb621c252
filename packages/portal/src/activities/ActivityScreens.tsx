import { useLocation, useParams } from 'react-router';

import { SubjectsPage } from '../subjects/SubjectsPage.tsx';
import { ActivitiesPage } from './ActivitiesPage.tsx';
import { ActivityFormPage } from './ActivityFormPage.tsx';
import { ActivityPage } from './ActivityPage.tsx';
import { reusePath } from './paths.ts';
import { ReusePage } from './reuse/ReusePage.tsx';
import { SubjectPage } from './SubjectPage.tsx';

/** The screens of activities and their subjects, fetched as one: each by itself would lengthen what the portal starts with. */
export default function ActivityScreens() {
  const { pathname } = useLocation();
  if (pathname === reusePath) return <ReusePage />;
  if (pathname.startsWith('/apps/materias')) return <Subjects />;
  if (pathname.startsWith('/apps/editarActividades')) return <ActivityFormPage />;
  return pathname.startsWith('/apps/actividadesTarea') ? <ActivityPage /> : <ActivitiesPage />;
}

/** `/apps/materias/{group}/{id}`: the subjects of a group; with an id, one of them. */
function Subjects() {
  const { group = '', id = 'all' } = useParams();
  return id === 'all' ? <SubjectsPage group={group} /> : <SubjectPage group={group} id={id} />;
}

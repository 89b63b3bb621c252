import { useText } from '../i18n/useText.ts';
import { MyCourses } from '../courses/mine/MyCourses.tsx';
import { OpenOrders } from '../memberships/OpenOrders.tsx';
import { useMember } from '../session/useSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { MyPlan } from './MyPlan.tsx';
import { Panel } from './Panel.tsx';

export default function TeacherDashboard() {
  const { t } = useText();
  const { data } = useMember();

  return (
    <Dashboard greeting={t('teachers.greeting', { name: data.displayName || data.username })} lead={t('teachers.lead')}>
      <OpenOrders />
      <MyCourses />
      <MyPlan />
      <Panel audience="teachers" title={t('teachers.soon.title')} text={t('teachers.soon.text')} />
    </Dashboard>
  );
}

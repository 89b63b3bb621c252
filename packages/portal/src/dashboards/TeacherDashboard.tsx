import { hasFeature } from '@lia/sdk/accounts/features';

import { MyAllowance } from '../courses/catalogue/MyAllowance.tsx';
import { MyCourses } from '../courses/mine/MyCourses.tsx';
import { MyGroups } from '../groups/MyGroups.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { OpenOrders } from '../memberships/OpenOrders.tsx';
import { useMember } from '../services/services.ts';
import { Dashboard } from './Dashboard.tsx';
import { homeTexts } from './homes/texts.ts';
import { MyApplication } from './MyApplication.tsx';
import { MyGifts } from './MyGifts.tsx';
import { MyPlan } from './MyPlan.tsx';
import { TeacherWork } from './TeacherWork.tsx';

export default function TeacherDashboard() {
  useTexts(homeTexts);
  const { t } = useText();
  const user = useMember();
  const { data } = user;

  return (
    <Dashboard greeting={t('teachers.greeting', { name: data.displayName || data.username })} lead={t('teachers.lead')}>
      <OpenOrders />
      <MyApplication />
      {hasFeature(user, 'teacher.panel') && <TeacherWork />}
      <MyGroups />
      <MyPlan />
      <MyAllowance />
      <MyCourses />
      <MyGifts />
    </Dashboard>
  );
}

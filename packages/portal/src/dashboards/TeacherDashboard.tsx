import { useTranslation } from 'react-i18next';

import { useMember } from '../session/useSession.ts';
import { Dashboard } from './Dashboard.tsx';
import { Panel } from './Panel.tsx';

export default function TeacherDashboard() {
  const { t } = useTranslation();
  const { data } = useMember();

  return (
    <Dashboard
      title={t('teachers.title')}
      greeting={t('teachers.greeting', { name: data.displayName || data.username })}
      lead={t('teachers.lead')}
    >
      <Panel audience="teachers" title={t('teachers.soon.title')} text={t('teachers.soon.text')} />
    </Dashboard>
  );
}

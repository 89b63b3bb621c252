import { TeacherForm } from '@lia/widgets/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

import { FormHost } from '../app/FormHost.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/** `/maestros/registro/:type?`: the registration of teachers, starting with the tier whose digits `type` has. */
export default function TeacherPage() {
  const { t } = useTranslation();
  const { type } = useParams();

  return (
    <PublicPage title={t('teacher.title')} lead={t('teacher.lead')}>
      <FormHost draft="teacher" fallback={<PageSkeleton />}>
        <TeacherForm key={type} {...(type !== undefined && { type })} />
      </FormHost>
    </PublicPage>
  );
}

import { CourseCheckoutForm } from '@lia/widgets/react';
import { useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { courseTexts } from './es.ts';
import { FormHost } from '../ui/FormHost.tsx';
import { marketing } from '../routing/marketing.ts';
import { PageSkeleton } from '../ui/Loading.tsx';
import { PublicPage } from '../shell/PublicPage.tsx';

/**
 * `/registro/:type?`, `/cursos/:id` and `/maestros/cursos/:id`: the purchase of a course, starting with the one in the
 * address. The specification lists the last one without its contents (document 1 section 2).
 */
export default function CoursePage() {
  useTexts(courseTexts);
  const { t } = useText();
  const { id, type } = useParams();
  // The type of a registration may be a role or plan; only a number is a course.
  const course = id ?? (type !== undefined && /^\d+$/.test(type) ? type : '');

  return (
    <PublicPage lead={t('courses.lead')}>
      <FormHost draft="course" fallback={<PageSkeleton />}>
        <CourseCheckoutForm key={course} course={course} home={marketing.home} />
      </FormHost>
    </PublicPage>
  );
}

import type { CourseRecord } from '@lia/sdk/courses/records';
import { formatPesos, fromPesos } from '@lia/sdk/payments/money';

import { useText } from '../i18n/text.ts';
import { CardLine, RowCard, RowCards } from '../lists/RowCards.tsx';
import { PublishedChip } from './PublishedChip.tsx';

/** The same rows where a table has no room. */
export function CourseCards() {
  const t = useText();
  return (
    <RowCards<CourseRecord> columns={['name', 'productable_id', 'price', 'places', 'published']}>
      {(course) => (
        <RowCard to={`/courses/${course.id}`} title={course.name} chip={<PublishedChip course={course} />}>
          <CardLine>{`${formatPesos(fromPesos(course.price))} · ${t('courses.places', { smart_count: course.places })}`}</CardLine>
        </RowCard>
      )}
    </RowCards>
  );
}

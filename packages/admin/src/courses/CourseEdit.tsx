import type { CourseRecord } from '@lia/sdk/courses/records';
import { Box, Stack } from '@mui/material';
import { EditBase, useRecordContext } from 'react-admin';

import { BackToList } from '../records/BackToList.tsx';
import { RecordHeading, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { useText } from '../i18n/text.ts';
import { useSaved } from '../records/useSaved.ts';
import { Buyers } from './Buyers.tsx';
import { CourseForm } from './CourseForm.tsx';
import { PublishedChip } from './PublishedChip.tsx';

/** A course with who bought it. */
export function CourseEdit() {
  const { settled, onSuccess, onError } = useSaved(() => '/courses');
  return (
    <EditBase redirect={false} mutationMode="pessimistic" mutationOptions={{ onSuccess, onError }}>
      <Stack spacing={2}>
        <BackToList resource="courses" />
        <Course settled={settled} />
      </Stack>
    </EditBase>
  );
}

function Course({ settled }: Pick<ReturnType<typeof useSaved>, 'settled'>) {
  const t = useText();
  const course = useRecordContext<CourseRecord>();
  if (!course) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={course.name}>
        <PublishedChip course={course} />
      </RecordHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '3fr 2fr' }, alignItems: 'start' }}>
        <CourseForm mode="edit" settled={settled} />
        <Section title={t('courses.buyers')}>
          <Buyers courseId={course.id} />
        </Section>
      </Box>
    </>
  );
}

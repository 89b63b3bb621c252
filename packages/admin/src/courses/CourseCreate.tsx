import { Stack, Typography } from '@mui/material';
import { CreateBase } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { BackToList } from '../records/BackToList.tsx';
import { useSaved } from '../records/useSaved.ts';
import { CourseForm } from './CourseForm.tsx';

/** A new course. */
export function CourseCreate() {
  const t = useText();
  const { settled, onSuccess, onError } = useSaved(() => '/courses');
  return (
    <CreateBase resource="courses" redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <BackToList resource="courses" />
        <title>{`${t('courses.new')} · LIA`}</title>
        <Typography variant="h1">{t('courses.new')}</Typography>
        <CourseForm mode="new" settled={settled} />
      </Stack>
    </CreateBase>
  );
}

import type { UserRecord } from '@lia/sdk/users/records';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useInput } from 'react-admin';

import { useChoiceTexts } from '../i18n/choiceTexts.ts';
import { useText } from '../i18n/text.ts';
import { ROWS_ALONE } from '../resources/dataProvider.ts';

type Teacher = Pick<UserRecord, 'uuid' | 'name' | 'last_name' | 'username'> & { id: string };

const FIRST_TEACHERS = { page: 1, perPage: 20 };

const nameOf = ({ name, last_name }: Teacher): string => `${name} ${last_name}`;

/** Chooses the account of who teaches a course by words of their name. */
export function TeacherInput() {
  const t = useText();
  const texts = useChoiceTexts();
  const [words, setWords] = useState('');
  const { field, fieldState } = useInput({ source: 'teacher_uuid' });
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  const { data: chosen } = useGetOne<Teacher>('users', { id: value ?? '' }, { enabled: value !== null, retry: false });
  const { data = [], isFetching } = useGetList<Teacher>('users', {
    pagination: FIRST_TEACHERS,
    sort: { field: 'last_name', order: 'ASC' },
    meta: ROWS_ALONE,
    filter: { kind: 'teachers', ...(words.trim() !== '' && { q: words.trim() }) },
  });
  return (
    <Autocomplete
      id="course-teacher"
      options={data}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={nameOf}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(one, other) => one.uuid === other.uuid}
      value={value === null ? null : (chosen ?? null)}
      onChange={(_, teacher) => field.onChange(teacher?.uuid ?? null)}
      onInputChange={(_, text, reason) => setWords(reason === 'input' ? text : '')}
      noOptionsText={t('courses.noTeachers')}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('courses.account')}
          error={fieldState.error !== undefined}
          helperText={fieldState.error?.message ?? t('courses.accountHint')}
        />
      )}
    />
  );
}

import type { InstitutionType } from '@lia/sdk/institutions/rules';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';

import { useChoiceTexts } from '../../i18n/choiceTexts.ts';
import { useText } from '../../i18n/text.ts';
import './en.ts';
import './es.ts';

interface School {
  id: number;
  SchoolId: number;
  School: string;
}

interface SchoolSearchProps {
  id: string;
  value: number | null;
  onChange: (school: number | null) => void;
  error?: string | undefined;
  /** Companies or schools alone; either where absent. */
  type?: InstitutionType;
}

const FIRST_SCHOOLS = { page: 1, perPage: 20 };

/** Chooses one of all schools or companies by words of its name, for administrators. */
export function SchoolSearch({ id, value, onChange, error, type }: SchoolSearchProps) {
  const t = useText();
  const texts = useChoiceTexts();
  const [words, setWords] = useState('');
  const { data: chosen } = useGetOne<School>(
    'institutions',
    { id: value ?? 0 },
    { enabled: value !== null, retry: false },
  );
  const { data = [], isFetching } = useGetList<School>('institutions', {
    pagination: FIRST_SCHOOLS,
    sort: { field: 'School', order: 'ASC' },
    filter: {
      ...(type && { type }),
      ...(words.trim() !== '' && words !== chosen?.School && { q: words.trim() }),
    },
  });
  return (
    <Autocomplete
      id={id}
      options={data}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ School }) => School}
      getOptionKey={({ SchoolId }) => SchoolId}
      isOptionEqualToValue={(one, other) => one.SchoolId === other.SchoolId}
      value={value === null ? null : (chosen ?? null)}
      onChange={(_, school) => onChange(school?.SchoolId ?? null)}
      onInputChange={(_, text) => setWords(text)}
      noOptionsText={t(type === 'Empresa' ? 'schools.noCompany' : 'schools.none')}
      {...texts}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t(type === 'Empresa' ? 'schools.company' : 'schools.school')}
          error={error !== undefined}
          helperText={error}
        />
      )}
      sx={{ minWidth: 220 }}
    />
  );
}

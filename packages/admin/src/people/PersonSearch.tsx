import type { UserRecord } from '@lia/sdk/users/records';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';

import { useChoiceTexts } from '../i18n/choiceTexts.ts';

type Person = UserRecord & { id: string };

const FIRST = { page: 1, perPage: 20 };

const labelOf = ({ name, last_name, username }: Person): string => `${name} ${last_name}`.trim() + ` (${username})`;

interface PersonSearchProps {
  id: string;
  label: string;
  /** Shown where no one matches. */
  none: string;
  /** Who is not among the people. */
  except?: string;
  /** Narrows the people down, besides the words; deactivated accounts are among them otherwise. */
  filter?: object;
  /** Words that find people until others are typed. */
  first?: string;
  /** Below the field. */
  hint?: string;
  error?: string | undefined;
  onChoose: (uuid: string | null) => void;
}

/** Finds an account by words of its name, username or address. */
export function PersonSearch({
  id,
  label,
  none,
  except,
  filter,
  first = '',
  hint,
  error,
  onChoose,
}: PersonSearchProps) {
  const texts = useChoiceTexts();
  const [words, setWords] = useState('');
  const q = words.trim() || first.trim();
  const { data = [], isFetching } = useGetList<Person>(
    'users',
    { pagination: FIRST, sort: { field: 'last_name', order: 'ASC' }, filter: { ...filter, q } },
    { enabled: q !== '' },
  );
  return (
    <Autocomplete
      id={id}
      options={q === '' ? [] : data.filter(({ uuid }) => uuid !== except)}
      loading={isFetching}
      forcePopupIcon={false}
      sx={{ '& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot': { pr: 5 } }}
      filterOptions={(options) => options}
      getOptionLabel={labelOf}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(one, other) => one.uuid === other.uuid}
      onChange={(_, person) => onChoose(person?.uuid ?? null)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'selectOption') setWords(text);
      }}
      noOptionsText={q === '' ? (hint ?? label) : none}
      {...texts}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <span>
            {labelOf(person)}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {[person.email, ...person.places.map(({ school }) => school)].filter(Boolean).join(' · ')}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} error={error !== undefined} helperText={error ?? hint} />
      )}
    />
  );
}

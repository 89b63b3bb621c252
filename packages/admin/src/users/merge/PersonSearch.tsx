import type { UserRecord } from '@lia/sdk/users/records';
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';

import { useText } from '../../i18n/text.ts';
import { fullName } from '../names.ts';

type Person = UserRecord & { id: string };

const FIRST = { page: 1, perPage: 20 };

interface PersonSearchProps {
  /** Who is not among the people. */
  except: string;
  onChoose: (uuid: string | null) => void;
}

/** Finds another account by words of its name, username or address; deactivated ones are among them. */
export function PersonSearch({ except, onChoose }: PersonSearchProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const q = words.trim();
  const { data = [], isFetching } = useGetList<Person>(
    'users',
    { pagination: FIRST, sort: { field: 'last_name', order: 'ASC' }, filter: { q } },
    { enabled: q !== '' },
  );
  return (
    <Autocomplete
      id="merge-search"
      options={q === '' ? [] : data.filter(({ uuid }) => uuid !== except)}
      loading={isFetching}
      forcePopupIcon={false}
      sx={{ '& .MuiAutocomplete-inputRoot.MuiAutocomplete-inputRoot': { pr: 5 } }}
      filterOptions={(options) => options}
      getOptionLabel={(person) => `${fullName(person)} (${person.username})`}
      getOptionKey={({ uuid }) => uuid}
      isOptionEqualToValue={(one, other) => one.uuid === other.uuid}
      onChange={(_, person) => onChoose(person?.uuid ?? null)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'selectOption') setWords(text);
      }}
      noOptionsText={q === '' ? t('users.merge.search') : t('users.merge.noPerson')}
      loadingText={t('lists.loading')}
      renderOption={({ key, ...props }, person) => (
        <li key={key} {...props}>
          <span>
            {`${fullName(person)} (${person.username})`}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {[person.email, ...person.places.map(({ school }) => school)].filter(Boolean).join(' · ')}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t('users.merge.search')} />}
    />
  );
}

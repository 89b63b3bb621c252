import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

/** Narrows the list to what is on offer, or to what is not. */
export function PublishedFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const published: unknown = filterValues['published'];
  return (
    <TextField
      select
      id="filter-published"
      label={t('courses.state')}
      value={published === true ? 'yes' : published === false ? 'no' : 'all'}
      onChange={({ target: { value } }) =>
        setFilters({ ...filterValues, published: value === 'all' ? undefined : value === 'yes' })
      }
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="all">{t('lists.allStates')}</MenuItem>
      <MenuItem value="yes">{t('courses.published')}</MenuItem>
      <MenuItem value="no">{t('courses.unpublished')}</MenuItem>
    </TextField>
  );
}

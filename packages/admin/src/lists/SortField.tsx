import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { Resource } from '../resources/definition.ts';
import { useHeadings } from '../resources/field.ts';

/** Sorting where there are no column headings to press. */
export function SortField({ resource }: { resource: Resource }) {
  const t = useText();
  const translate = useTranslate();
  const headingOf = useHeadings(resource);
  const { sort, setSort } = useListContext();
  const turned = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const Arrow = sort.order === 'ASC' ? ArrowUpwardIcon : ArrowDownwardIcon;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <TextField
        select
        id="list-sort"
        label={t('lists.sortBy')}
        value={sort.field}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        sx={{ flexGrow: 1 }}
      >
        {resource.columns
          .filter(({ unsorted }) => !unsorted)
          .map((column) => (
            <MenuItem key={column.source} value={column.source}>
              {headingOf(column)}
            </MenuItem>
          ))}
      </TextField>
      <IconButton
        aria-label={`${t('lists.sortBy')}: ${translate(`ra.sort.${turned}`)}`}
        onClick={() => setSort({ field: sort.field, order: turned })}
      >
        <Arrow />
      </IconButton>
    </Box>
  );
}

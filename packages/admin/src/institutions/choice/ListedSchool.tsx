import { Box } from '@mui/material';
import { useListContext } from 'react-admin';

import { SchoolField } from './SchoolField.ts';

/** Narrows a list to one school, of all of them; another school takes filters with it that are of a school. */
export function ListedSchool({ clears = [] }: { clears?: readonly string[] }) {
  const { filterValues, setFilters } = useListContext();
  const id: unknown = filterValues['school_id'];
  const cleared = Object.fromEntries(clears.map((name) => [name, undefined]));
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}>
      <SchoolField
        id="filter-school"
        value={typeof id === 'number' ? id : null}
        onChange={(school) => setFilters({ ...filterValues, ...cleared, school_id: school ?? undefined })}
      />
    </Box>
  );
}

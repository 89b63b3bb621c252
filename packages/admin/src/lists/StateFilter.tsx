import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

const ALL = 'all';
const oneRow = { page: 1, perPage: 1 };

interface StateFilterProps<S extends string> {
  resource: string;
  states: readonly S[];
  label: (state: S) => string;
}

/** Chooses a state; beside each, how many rows of the current search stand there. */
export function StateFilter<S extends string>({ resource, states, label }: StateFilterProps<S>) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues['state'];
  const choose = (state: string) => setFilters({ ...filterValues, state: state === ALL ? undefined : state });
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id="state-filter" component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t('lists.byState')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        value={states.find((state) => state === chosen) ?? ALL}
        onChange={(_, state: string | null) => {
          if (state) choose(state);
        }}
        aria-labelledby="state-filter"
        sx={{ flexWrap: 'wrap', gap: 1, '& .MuiToggleButton-root': pill }}
      >
        <ToggleButton value={ALL}>
          {t('lists.allStates')}
          <Count resource={resource} />
        </ToggleButton>
        {states.map((state) => (
          <ToggleButton key={state} value={state}>
            {label(state)}
            <Count resource={resource} state={state} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

function Count({ resource, state }: { resource: string; state?: string }) {
  const { filterValues, sort } = useListContext();
  const { total } = useGetList(resource, { pagination: oneRow, sort, filter: { ...filterValues, state } });
  return (
    <Box component="span" sx={{ ml: 1, minWidth: '1ch', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
      {total ?? '·'}
    </Box>
  );
}

const pill = {
  minHeight: 44,
  px: 1.5,
  textTransform: 'none',
  color: 'text.primary',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '22px !important',
  marginLeft: '0 !important',
};

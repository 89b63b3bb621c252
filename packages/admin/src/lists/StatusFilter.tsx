import { formatCount } from '@lia/sdk/messages/count';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useListContext } from 'react-admin';

import type { Facets } from '../resources/dataProvider.ts';
import { useText } from '../i18n/text.ts';
import type { Filter } from '../resources/definition.ts';

const ALL = 'all';

/** Chooses a status; beside each, how many rows of the current search have it. */
export function StatusFilter({
  filter: { source, statuses, label: heading = 'lists.byStatus', several = false },
}: {
  filter: Extract<Filter, { statuses: unknown }>;
}) {
  const t = useText();
  const { filterValues, setFilters, meta } = useListContext();
  const { facets }: { facets?: Facets } = meta ?? {};
  const counts = facets?.[source];
  const chosen: unknown = filterValues[source];
  const names = Object.keys(statuses);
  const id = `${source}-filter`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} component="div" variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t(heading)}
      </Typography>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        value={names.find((name) => name === chosen) ?? ALL}
        onChange={(_, name: string | null) => {
          if (name) setFilters({ ...filterValues, [source]: name === ALL ? undefined : name });
        }}
        aria-labelledby={id}
        sx={{ flexWrap: 'wrap', gap: 1, '& .MuiToggleButton-root': pill }}
      >
        <ToggleButton value={ALL}>
          {t('lists.allStatuses')}
          {!several && <Count count={counts && Object.values(counts).reduce((sum, count) => sum + count, 0)} />}
        </ToggleButton>
        {Object.entries(statuses).map(([name, { label }]) => (
          <ToggleButton key={name} value={name}>
            {t(label)}
            <Count count={counts && (counts[name] ?? 0)} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const Count = ({ count }: { count: number | undefined }) => (
  <Box component="span" sx={{ ml: 1, minWidth: '1ch', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
    {count === undefined ? '·' : formatCount(count)}
  </Box>
);

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

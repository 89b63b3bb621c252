import { auditEntryLabels, auditRecordLabels } from '@lia/sdk/audit/labels';
import { auditRecords } from '@lia/sdk/audit/rules';
import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';

const ALL = 'all';

/** Narrows changes to those of one kind of record. */
export function RecordFilter() {
  const t = useText();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const chosen = auditRecords.find((record) => record === filterValues['record']) ?? ALL;
  const choices = auditRecords
    .map((record) => ({ record, name: auditRecordLabels[record][language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <TextField
      select
      id="filter-record"
      label={auditEntryLabels.record[language]}
      value={chosen}
      onChange={({ target: { value } }) => setFilters({ ...filterValues, record: value === ALL ? undefined : value })}
      sx={{ minWidth: 180 }}
    >
      <MenuItem value={ALL}>{t('audit.allRecords')}</MenuItem>
      {choices.map(({ record, name }) => (
        <MenuItem key={record} value={record}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Narrows changes to days, both inclusive. */
export function DaysFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  return (['from', 'to'] as const).map((source) => {
    const day: unknown = filterValues[source];
    return (
      <TextField
        key={source}
        id={`filter-${source}`}
        type="date"
        label={t(`audit.${source}`)}
        value={typeof day === 'string' ? day : ''}
        onChange={({ target: { value } }) =>
          setFilters({ ...filterValues, [source]: value === '' ? undefined : value })
        }
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: { xs: '1 1 140px', sm: '0 1 170px' } }}
      />
    );
  });
}

import { auditEntryLabels, auditRecordLabels } from '@lia/sdk/audit/labels';
import type { AuditEntry } from '@lia/sdk/audit/records';
import { auditRecords } from '@lia/sdk/audit/rules';
import { Chip, MenuItem, Stack, TextField } from '@mui/material';
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

/** What links narrow the list to, each to be taken off. */
const linked = ['actor', 'person', 'institution', 'order', 'record_id', 'action_id'] as const;

export function LinkedFilters() {
  const t = useText();
  const { filterValues, setFilters, data = [] } = useListContext<AuditEntry>();
  const [first] = data;
  const person = t('audit.only.unnamed');
  /** Every row has the same one, whose name is known with the first. */
  const names = {
    actor: first?.actor?.name ?? person,
    person: first?.person?.name ?? person,
    institution: first?.institution?.name ?? t('audit.only.unnamedInstitution'),
    order: '',
    record_id: '',
    action_id: '',
  };
  const given = linked.filter((source) => filterValues[source] !== undefined);
  if (given.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, width: '100%' }}>
      {given.map((source) => {
        const remove = () => setFilters({ ...filterValues, [source]: undefined });
        return (
          <Chip
            key={source}
            label={t(`audit.only.${source}`, { name: names[source] })}
            onClick={remove}
            onDelete={remove}
            sx={{ minHeight: 44, maxWidth: '100%', borderRadius: '22px' }}
          />
        );
      })}
    </Stack>
  );
}

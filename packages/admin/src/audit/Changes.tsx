import type { AuditChange, AuditEntry } from '@lia/sdk/audit/records';
import { Box, Typography } from '@mui/material';

import { useWords } from '../resources/field.ts';
import { valueText } from './values/values.ts';
import { fieldName } from './entries/entryTexts.ts';

/** What changed, field by field: before and after side by side below the name of the field. */
export default function Changes({ record: entry }: { record: AuditEntry }) {
  const { t } = useWords();
  const { operation, changes } = entry;
  if (changes.length === 0) return <Typography color="text.secondary">{t('audit.unchanged')}</Typography>;
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {operation !== 'insert' && <th scope="col">{t('audit.before')}</th>}
          {operation !== 'delete' && <th scope="col">{t('audit.after')}</th>}
        </tr>
      </thead>
      {changes.map((change) => (
        <Change key={change.field} entry={entry} change={change} />
      ))}
    </Box>
  );
}

function Change({ entry: { record, operation }, change }: { entry: AuditEntry; change: AuditChange }) {
  const words = useWords();
  const { withheld } = change;
  const columns = operation === 'update' ? 2 : 1;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns}>
          {fieldName(record, change, words)}
        </th>
      </tr>
      <tr>
        {withheld && <td colSpan={columns}>{words.t('audit.withheld')}</td>}
        {!withheld && operation !== 'insert' && (
          <Box component="td" sx={{ color: 'text.secondary' }}>
            {valueText(record, change, 'before', words)}
          </Box>
        )}
        {!withheld && operation !== 'delete' && <td>{valueText(record, change, 'after', words)}</td>}
      </tr>
    </tbody>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', pr: 2, overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontWeight: 400, pb: 1 },
  '& tbody': { borderTop: '1px solid', borderColor: 'divider' },
  '& tbody th': { fontWeight: 600, pt: 1 },
  '& tbody td': { pb: 1 },
} as const;

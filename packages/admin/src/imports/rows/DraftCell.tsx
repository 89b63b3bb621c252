import type { ImportRowRecord } from '@lia/sdk/imports/records';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { memo, useCallback, useState } from 'react';

import { StatusChip } from '../../records/StatusChip.tsx';
import { useWords } from '../../resources/field.ts';
import { newEdit, type RowEdit, useImportRows } from './ImportContext.ts';
import { RowEditor } from './RowEditor.tsx';
import { verdictStatuses } from './statuses.ts';
import { conflictOf, nameOf, renamedBy } from './texts.ts';

/** What will happen to a row, why, and its correction in place. */
export function DraftCell({ record: row }: { record: ImportRowRecord }) {
  const { edits, change } = useImportRows();
  const edit = edits.get(row.num);
  // The focus follows what was pressed here, not a row that comes back to the page.
  const [focused, setFocused] = useState(false);
  const become = useCallback(
    (next: RowEdit | null) => {
      setFocused(true);
      change(row.num, next);
    },
    [change, row.num],
  );
  const shared = { row, focused, onChange: become };
  return edit ? <RowEditor {...shared} edit={edit} /> : <Verdict {...shared} />;
}

interface VerdictProps {
  row: ImportRowRecord;
  focused: boolean;
  onChange: (edit: RowEdit) => void;
}

const Verdict = memo(function Verdict({ row, focused, onChange }: VerdictProps) {
  const words = useWords();
  const { t } = words;
  const conflict = conflictOf(row, words);
  const renamed = renamedBy(row, words);
  const action = row.verdict === 'conflict' ? 'decide' : 'edit';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, py: 0.5 }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <StatusChip statuses={verdictStatuses} status={row.verdict} />
        {row.errors.map(({ field, message }) => (
          <Typography key={field} variant="body2" color="error">
            {message.trim()}
          </Typography>
        ))}
        {conflict && <Typography variant="body2">{conflict}</Typography>}
        {renamed !== null && (
          <Typography variant="body2">{t('importWizard.verify.renamed', { person: renamed })}</Typography>
        )}
      </Box>
      <Button
        // Back from the editor, which was left.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        size="small"
        startIcon={<EditIcon />}
        variant={row.verdict === 'error' || row.verdict === 'conflict' ? 'outlined' : 'text'}
        aria-label={t(`importWizard.verify.${action}Row`, { row: row.num, name: nameOf(row, words) })}
        onClick={() => onChange(newEdit(row))}
      >
        {t(`importWizard.verify.${action}`)}
      </Button>
    </Box>
  );
});

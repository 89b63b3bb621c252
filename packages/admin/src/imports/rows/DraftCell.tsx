import type { ImportRowRecord } from '@lia/sdk/imports/records';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

import { StatusChip } from '../../records/StatusChip.tsx';
import { useWords } from '../../resources/field.ts';
import { RowEditor } from './RowEditor.tsx';
import { verdictStatuses } from './statuses.ts';
import { conflictOf, nameOf } from './texts.ts';

/** What will happen to a row, why, and its correction in place. */
export function DraftCell({ record: row }: { record: ImportRowRecord }) {
  const words = useWords();
  const { t } = words;
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <RowEditor row={row} onClose={() => setEditing(false)} />;
  const conflict = conflictOf(row, words);
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
      </Box>
      <Button
        ref={button}
        size="small"
        startIcon={<EditIcon />}
        variant={row.verdict === 'error' || row.verdict === 'conflict' ? 'outlined' : 'text'}
        aria-label={t(`importWizard.verify.${action}Row`, { row: row.num, name: nameOf(row, words) })}
        onClick={() => setEditing(true)}
      >
        {t(`importWizard.verify.${action}`)}
      </Button>
    </Box>
  );
}

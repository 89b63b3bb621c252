import type { Holder } from '@lia/sdk/accounts/roles';
import { ApiError } from '@lia/sdk/http/error';
import { changeImportRow } from '@lia/sdk/imports/endpoints';
import { importLabels } from '@lia/sdk/imports/labels';
import type { ImportRowRecord } from '@lia/sdk/imports/records';
import { checkRow } from '@lia/sdk/imports/row';
import {
  type Decision,
  type ImportColumn,
  importColumns,
  levelOf,
  mayAddDirectors,
  sections,
  userTypes,
} from '@lia/sdk/imports/rules';
import { gradesOf } from '@lia/sdk/registrations/rules';
import { Alert, Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { useNotify, usePermissions } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useMessage, useReason } from '../../i18n/text.ts';
import { useWords } from '../../resources/field.ts';
import { useShowChange } from './changeRow.ts';
import { CellField } from './CellField.tsx';
import { type RowEdit, useImportRows } from './ImportContext.ts';
import { verdictStatuses } from './statuses.ts';
import { conflictOf, decisionOf, nameOf } from './texts.ts';

type Cells = RowEdit['cells'];

interface RowEditorProps {
  row: ImportRowRecord;
  edit: RowEdit;
  focused: boolean;
  /** Null where it is saved or given up. */
  onChange: (edit: RowEdit | null) => void;
}

/** The values of a column; none of a column with any text, and of a grade without a section. */
function choicesOf(column: ImportColumn, { seccion }: Cells): readonly string[] | null {
  if (column === 'tipo_usuario') return userTypes;
  if (column === 'seccion') return sections;
  const level = levelOf(seccion);
  return column === 'grado' && level !== undefined ? gradesOf(level).map(String) : null;
}

/** The cells of a row as a form in its place, with what is wrong with each while one types, and its conflict to decide. */
export function RowEditor({ row, edit, focused, onChange }: RowEditorProps) {
  const words = useWords();
  const { t, language } = words;
  const heading = useId();
  const { cells, decision, shown } = edit;
  const close = () => onChange(null);
  const { wrong, isTyped } = useRowCheck(row, cells);
  const { save, busy, refusal } = useSave(row, close);
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={heading}
      onKeyDown={cancelByKey}
      onSubmit={(event) => {
        event.preventDefault();
        const changed = importColumns.filter((column) => cells[column] !== row[column]);
        save({
          ...Object.fromEntries(changed.map((column) => [column, cells[column]])),
          ...(decision !== row.decision && { decision }),
        });
      }}
      sx={{ display: 'grid', gap: 1.5, py: 1.5, minWidth: { md: 300 } }}
    >
      <Box id={heading} sx={{ fontWeight: 600 }}>
        {t(row.conflict ? 'importWizard.verify.decideRow' : 'importWizard.verify.editRow', {
          row: row.num,
          name: nameOf(row, words),
        })}
      </Box>
      {row.conflict && (
        <FormControl>
          <FormLabel>{t('importWizard.verify.decision')}</FormLabel>
          <Box sx={{ typography: 'body2' }}>{conflictOf(row, words)}</Box>
          <RadioGroup
            value={decision}
            onChange={(_, value) =>
              onChange({ ...edit, decision: row.conflict?.decisions.find((one) => one === value) ?? null })
            }
          >
            {row.conflict.decisions.map((one, place) => (
              <FormControlLabel
                key={one}
                value={one}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that opened it
                control={<Radio autoFocus={focused && place === 0} />}
                label={decisionOf(row, one, words)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' } }}>
        {shown.map((column, place) => (
          <CellField
            key={column}
            id={`${heading}-${column}`}
            label={importLabels[column][language]}
            value={cells[column]}
            choices={choicesOf(column, cells)}
            error={wrong.get(column) ?? null}
            focused={focused && place === 0 && !row.conflict}
            onChange={(value) => onChange({ ...edit, cells: { ...cells, [column]: value } })}
          />
        ))}
      </Box>
      {shown.length < importColumns.length && (
        <Button size="small" onClick={() => onChange({ ...edit, shown: importColumns })} sx={{ justifySelf: 'start' }}>
          {t('importWizard.verify.allFields')}
        </Button>
      )}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={busy} disabled={!isTyped && decision === row.decision}>
          {t('importWizard.verify.save')}
        </Button>
        <Button onClick={close}>{t('importWizard.verify.cancel')}</Button>
      </Box>
    </Box>
  );
}

/** What is wrong with each cell, by the rules of the server. */
function useRowCheck(row: ImportRowRecord, cells: Cells) {
  const describe = useMessage();
  const { permissions: user } = usePermissions<Holder>();
  const { errors } = checkRow(cells, { directors: user !== undefined && mayAddDirectors(user) });
  return {
    wrong: new Map(errors.map(({ field, key }) => [field, describe({ key, values: { field } }).trim()])),
    isTyped: importColumns.some((column) => cells[column] !== row[column]),
  };
}

function useSave(row: ImportRowRecord, onSaved: () => void) {
  const { t } = useWords();
  const client = useClient();
  const { id } = useImportRows();
  const notify = useNotify();
  const show = useShowChange();
  const reasonOf = useReason();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Partial<Cells> & { decision?: Decision | null }) =>
      client.call(changeImportRow, { params: { id, row: row.num }, body }),
    onSuccess: (answer) => {
      show(row, answer);
      const verdict = t(verdictStatuses[answer.data.verdict].label);
      notify(t('importWizard.verify.saved', { row: row.num, verdict }), { type: 'success' });
      onSaved();
    },
  });
  const refusal = error instanceof ApiError ? reasonOf(error) : error?.message;
  return { save: mutate, busy: isPending, refusal };
}

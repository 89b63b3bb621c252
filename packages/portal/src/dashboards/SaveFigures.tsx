import type { GroupFigures } from '@lia/sdk/overview/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';
import type { Cell } from '../downloads/xlsx.ts';

type Figures = GroupFigures['data'][number];

/** Saves the figures that are shown as a file for spreadsheets. What is hidden stays empty. */
export function SaveFigures({ rows }: { rows: readonly Figures[] }) {
  const { t, failure } = useText();
  const { toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const headings = [
    t('figures.column.school'),
    t('figures.column.group'),
    t('figures.column.grade'),
    t('figures.period'),
    t('figures.column.activities'),
    t('figures.column.due'),
    t('figures.column.inTime'),
    t('figures.column.toGrade'),
    t('figures.column.graded'),
    t('figures.column.mean'),
  ];
  const lines: readonly (readonly Cell[])[] = rows.map(
    ({ group, school, period, activities, due, in_time, to_grade, graded, mean }) => [
      school,
      group.name,
      t(`grade.${group.level}`, { grade: group.grade }),
      period ?? '',
      activities,
      due,
      in_time,
      to_grade,
      graded,
      mean,
    ],
  );

  async function save(kind: 'xlsx' | 'csv'): Promise<void> {
    setBusy(true);
    try {
      saveFile(await fileOf(kind), `${t('figures.title')}.${kind}`);
    } catch (error) {
      toasts.show('error', failure(error));
    } finally {
      setBusy(false);
    }
  }

  async function fileOf(kind: 'xlsx' | 'csv'): Promise<Blob> {
    if (kind === 'xlsx') {
      const { toXlsx } = await import('../downloads/xlsx.ts');
      return toXlsx(t('figures.title'), headings, lines);
    }
    const { toCsv } = await import('../downloads/csv.ts');
    return toCsv([headings, ...lines.map((cells) => cells.map((cell) => String(cell ?? '')))]);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" loading={busy} onClick={() => void save('xlsx')} sx={{ minHeight: 44 }}>
        {t('figures.save.xlsx')}
      </Button>
      <Button variant="outlined" loading={busy} onClick={() => void save('csv')} sx={{ minHeight: 44 }}>
        {t('figures.save.csv')}
      </Button>
    </Box>
  );
}

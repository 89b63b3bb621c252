import { dayOf } from '@lia/sdk/calendar/instants';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { lazy, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';

import { useFailureToast } from '../loading/failure.tsx';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { save } from '../records/DownloadButton.tsx';
import type { Resource } from '../resources/definition.ts';
import { useHeadings, useWords } from '../resources/field.ts';
import { fetchAllRows } from './fetchAllRows.ts';

const ExportProgress = lazy(() => import('./ExportProgress.tsx'));

const formats = ['csv', 'xlsx'] as const;

/** Saves the rows of a list, as they are searched, filtered and sorted, as a file for spreadsheets. */
export function ExportButton({ resource }: { resource: Resource }) {
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { total = 0 } = useListContext();
  const { progress, cancel, start } = useExport(resource);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ExportIcon />}
        disabled={total === 0}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('exports.export')}
      </Button>
      <Menu open={open} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {formats.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setOpen(false);
              void start(format);
            }}
          >
            {t(`exports.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      {progress && (
        <LazyBoundary missing={null}>
          <ExportProgress {...progress} onCancel={cancel} />
        </LazyBoundary>
      )}
    </>
  );
}

function useExport(resource: Resource) {
  const words = useWords();
  const translate = useTranslate();
  const headingOf = useHeadings(resource);
  const notify = useNotify();
  const report = useFailureToast();
  const dataProvider = useDataProvider();
  const { sort, filterValues } = useListContext();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const running = useRef<AbortController>(null);

  const start = async (format: (typeof formats)[number]) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const records = await fetchAllRows(dataProvider, {
        resource: resource.name,
        sort,
        filter: filterValues,
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      const { cellsOf, exportedFields, headingsOf } = await import('./sheet.ts');
      const fields = exportedFields(resource);
      const headings = headingsOf(fields, headingOf, words);
      const rows = records.map((record) => cellsOf(fields, record, words));
      const name = translate(`resources.${resource.name}.name`, { count: 2 });
      const file =
        format === 'csv'
          ? (await import('./csv.ts')).toCsv(headings, rows)
          : await (await import('./xlsx.ts')).toXlsx(name, headings, rows);
      if (signal.aborted) return;
      save(file, `${name} ${dayOf(new Date().toISOString())}.${format}`);
      notify(words.t('exports.done', { count: rows.length }), { type: 'success' });
    } catch (error) {
      if (!signal.aborted) report(error);
    } finally {
      setProgress(null);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}

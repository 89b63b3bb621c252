import { printGroupReportCards } from '@lia/sdk/reportCards/endpoints';
import type { GroupReportCards } from '@lia/sdk/reportCards/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useDownload } from './useDownload.ts';

const PublishDialog = lazyDialog(() => import('./PublishDialog.tsx'));

type Data = GroupReportCards['data'];

interface PublicationProps {
  group: Data['group'];
  period: Data['periods'][number];
  sheet: NonNullable<Data['sheet']>;
  published: (next: Data) => void;
}

/** Where the report cards of a period stand: who sees them, publishing them, and all of them as one PDF. */
export function Publication({ group, period, sheet, published }: PublicationProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const { busy, download } = useDownload();
  const count = (state: string) => sheet.students.filter((student) => student.state === state).length;
  const [waiting, changed, empty] = [count('draft') + count('changed'), count('changed'), count('empty')];
  const isAnyPublished = sheet.students.some(({ version }) => version > 0);
  const params = { id: group.id, period: period.id };
  const named = (...parts: string[]) => [t('reportCards.title'), group.name, ...parts].join(' ');

  const state = !sheet.closed
    ? t('reportCards.isOpen')
    : waiting === 0
      ? t('reportCards.allPublished')
      : sheet.publishes
        ? t('reportCards.waiting', { count: waiting })
        : t('reportCards.bySchool');
  return (
    <>
      <Alert severity={sheet.closed && waiting === 0 && isAnyPublished ? 'success' : 'info'}>
        {state}
        {sheet.closed && empty > 0 && ` ${t('reportCards.emptyOnes', { count: empty })}`}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {sheet.closed && sheet.publishes && waiting > 0 && (
          <ActionButton variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
            {t('reportCards.publish')}
          </ActionButton>
        )}
        {empty < sheet.students.length && (
          <Button
            variant="outlined"
            loading={busy}
            sx={{ minHeight: 44 }}
            onClick={() =>
              void download(named(period.name), (client) => client.call(printGroupReportCards, { params, query: {} }))
            }
          >
            {t('reportCards.print')}
          </Button>
        )}
        {isAnyPublished && (
          <Button
            variant="outlined"
            loading={busy}
            sx={{ minHeight: 44 }}
            onClick={() =>
              void download(named(), (client) =>
                client.call(printGroupReportCards, { params, query: { part: 'year' } }),
              )
            }
          >
            {t('reportCards.print.year')}
          </Button>
        )}
      </Box>
      {open && (
        <PublishDialog {...{ params, published, waiting, changed }} period={period.name} close={() => setOpen(false)} />
      )}
    </>
  );
}

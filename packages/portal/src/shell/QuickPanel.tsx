import { getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import type { QuickPanel as Contents } from '@lia/sdk/quickPanel/records';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { type PanelProps, SidePanel } from '../ui/SidePanel.tsx';

/** The quick panel: notes and events of who is signed in (document 1 section 2). */
export default function QuickPanel({ open, onClose }: PanelProps) {
  const { t } = useText();
  return (
    <SidePanel title={t('quick.title')} open={open} onClose={onClose}>
      <NotesAndEvents />
    </SidePanel>
  );
}

function NotesAndEvents() {
  const { t } = useText();
  const { data, error, mutate } = useRead(['quickPanel'], (client) => client.call(getQuickPanel));
  if (data) {
    return (
      <>
        <Entries title={t('quick.notes')} none={t('quick.notes.none')} entries={data.notes} />
        <Entries title={t('quick.events')} none={t('quick.events.none')} entries={data.events} />
      </>
    );
  }
  if (error) return <ReadFailed inside title={t('quick.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading>
      <Skeleton height={40} />
      <Skeleton height={40} />
    </Loading>
  );
}

function Entries({ title, none, entries }: { title: string; none: string; entries: Contents['notes'] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3">
        {title}
      </Typography>
      {entries.length === 0 ? (
        <Typography color="text.secondary" sx={{ mt: 2 }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <Box component="li" key={entry.id} sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
              <Typography sx={{ fontWeight: 600 }}>{entry.title}</Typography>
              <Typography color="text.secondary">{entry.detail}</Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

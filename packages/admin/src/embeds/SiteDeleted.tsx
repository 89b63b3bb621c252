import { formatInstant } from '@lia/sdk/calendar/instants';
import { restoreEmbed } from '@lia/sdk/embeds/endpoints';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useCloseNotification, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { startAtHeading } from '../lists/headingFocus.ts';
import { useAct } from '../records/useAct.ts';

function useRestore(id: string) {
  const client = useClient();
  const { busy, act } = useAct<'restore'>();
  const restore = (then?: () => void) =>
    act('restore', () => client.call(restoreEmbed, { params: { id }, idempotencyKey: newIdempotencyKey() }), then);
  return { busy: busy !== null, restore };
}

/** Shows that a site was deleted, with a button that restores it. */
export function SiteDeleted({ site: { id }, deletedAt }: { site: EmbedRecord; deletedAt: string }) {
  const t = useText();
  const language = useLanguage();
  const { busy, restore } = useRestore(id);
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('embeds.deletedTitle')}</AlertTitle>
      {t('embeds.deletedBody', { date: formatInstant(deletedAt, language) })}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="contained" startIcon={<RestoreIcon />} loading={busy} onClick={() => void restore()}>
          {t('embeds.putBack')}
        </Button>
      </Box>
    </Alert>
  );
}

/** In the toast after a deletion: restores the site to the list. */
export function UndoDelete({ id }: { id: string }) {
  const t = useText();
  const close = useCloseNotification();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { busy, restore } = useRestore(id);

  const undo = async () => {
    await restore(() => {
      refresh();
      // The button goes with its toast: keyboard focus goes to the list's heading.
      void navigate('/embeds', { state: { ...startAtHeading } });
    });
    close();
  };

  return (
    <Button color="inherit" size="small" loading={busy} onClick={() => void undo()}>
      {t('embeds.undo')}
    </Button>
  );
}

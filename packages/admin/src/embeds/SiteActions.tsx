import { formatInstant } from '@lia/sdk/calendar/instants';
import { deleteEmbed, restoreEmbed, updateEmbed } from '@lia/sdk/embeds/endpoints';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import OffIcon from '@mui/icons-material/PauseCircleOutline';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { Alert, AlertTitle, Box } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { UndoButton } from '../records/UndoButton.tsx';
import { startAtHeading } from '../records/headingFocus.tsx';
import { useWords } from '../resources/field.ts';
import { useManaging } from './useManaging.ts';

/** The calls that turn a site on or off and restore a deleted one. */
function useSiteCalls() {
  const client = useClient();
  return {
    turn: ({ id, name, origins }: EmbedRecord, active: boolean) =>
      client.call(updateEmbed, { params: { id }, body: { name, origins, active } }),
    remove: (id: string) => client.call(deleteEmbed, { params: { id } }),
    restore: (id: string) => client.call(restoreEmbed, { params: { id }, idempotencyKey: newIdempotencyKey() }),
  };
}

/** Shows that a site was deleted, with a button that restores it. */
export function SiteDeleted({ id, deletedAt }: { id: string; deletedAt: string }) {
  const { t, language } = useWords();
  const { restore } = useSiteCalls();
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('embeds.deletedTitle')}</AlertTitle>
      {t('embeds.deletedBody', { date: formatInstant(deletedAt, language) })}
      <Box sx={{ mt: 1.5 }}>
        <ActButton
          variant="contained"
          startIcon={<RestoreIcon />}
          label={t('embeds.putBack')}
          call={() => restore(id)}
        />
      </Box>
    </Alert>
  );
}

/** Shows that a site is off, with a button that turns it on. */
export function SiteOff({ site }: { site: EmbedRecord }) {
  const t = useText();
  const { turn } = useSiteCalls();
  const managing = useManaging();
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('embeds.offTitle')}</AlertTitle>
      {t('embeds.offBody')}
      {managing && (
        <Box sx={{ mt: 1.5 }}>
          <ActButton variant="contained" label={t('embeds.turnOn')} call={() => turn(site, true)} />
        </Box>
      )}
    </Alert>
  );
}

/** Turns a site off, or takes it out of the list, after a question each; either may be taken back. */
export function SiteEnds({ site }: { site: EmbedRecord }) {
  const t = useText();
  const navigate = useNavigate();
  const { turn, remove } = useSiteCalls();
  const { id, name, active } = site;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {active && (
        <ActButton
          startIcon={<OffIcon />}
          label={t('embeds.turnOff')}
          question={{ title: t('embeds.turnOffTitle', { name }), body: t('embeds.turnOffBody') }}
          call={() => turn(site, false)}
        />
      )}
      <ActButton
        variant="text"
        color="error"
        label={t('embeds.delete')}
        question={{ title: t('embeds.deleteTitle', { name }), body: t('embeds.deleteBody') }}
        call={() => remove(id)}
        then={() => void navigate('/embeds', { state: startAtHeading })}
        undo={<UndoDelete id={id} />}
      />
    </Box>
  );
}

/** In the toast after a deletion: restores the site to the list. */
function UndoDelete({ id }: { id: string }) {
  const t = useText();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { restore } = useSiteCalls();
  return (
    <UndoButton
      label={t('embeds.undo')}
      call={() => restore(id)}
      then={() => {
        refresh();
        // The button goes with its toast: keyboard focus goes to the list's heading.
        void navigate('/embeds', { state: { ...startAtHeading } });
      }}
    />
  );
}

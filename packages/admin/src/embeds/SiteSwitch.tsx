import { deleteEmbed, updateEmbed } from '@lia/sdk/embeds/endpoints';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import OffIcon from '@mui/icons-material/PauseCircleOutline';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { startAtHeading } from '../lists/headingFocus.ts';
import { Question } from '../records/Question.tsx';
import { useAct } from '../records/useAct.ts';
import { UndoDelete } from './SiteDeleted.tsx';

function useSwitch({ id, name, origins }: EmbedRecord) {
  const client = useClient();
  const { busy, act } = useAct<'switch'>();
  const set = (active: boolean) =>
    act('switch', () => client.call(updateEmbed, { params: { id }, body: { name, origins, active } }));
  return { busy: busy !== null, set };
}

/** Shows that a site is off, with a button that turns it on. */
export function SiteOff({ site }: { site: EmbedRecord }) {
  const t = useText();
  const { busy, set } = useSwitch(site);
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{t('embeds.offTitle')}</AlertTitle>
      {t('embeds.offBody')}
      <Box sx={{ mt: 1.5 }}>
        <Button variant="contained" loading={busy} onClick={() => void set(true)}>
          {t('embeds.turnOn')}
        </Button>
      </Box>
    </Alert>
  );
}

/** Turns a site off, or takes it out of the list, after a question each; either may be taken back. */
export function SiteEnds({ site }: { site: EmbedRecord }) {
  const t = useText();
  const client = useClient();
  const navigate = useNavigate();
  const { busy, set } = useSwitch(site);
  const remove = useAct<'delete'>();
  const [asking, setAsking] = useState<'off' | 'delete' | null>(null);
  const { id, name, active } = site;

  const turnOff = async () => {
    await set(false);
    setAsking(null);
  };
  const drop = async () => {
    await remove.act(
      'delete',
      () => client.call(deleteEmbed, { params: { id } }),
      () => void navigate('/embeds', { state: startAtHeading }),
      <UndoDelete id={id} />,
    );
    setAsking(null);
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {active && (
        <Button variant="outlined" startIcon={<OffIcon />} onClick={() => setAsking('off')}>
          {t('embeds.turnOff')}
        </Button>
      )}
      <Button color="error" onClick={() => setAsking('delete')}>
        {t('embeds.delete')}
      </Button>
      <Question
        open={asking === 'off'}
        title={t('embeds.turnOffTitle', { name })}
        body={t('embeds.turnOffBody')}
        cancel={t('embeds.cancel')}
        confirm={t('embeds.turnOff')}
        busy={busy}
        onCancel={() => setAsking(null)}
        onConfirm={() => void turnOff()}
      />
      <Question
        open={asking === 'delete'}
        title={t('embeds.deleteTitle', { name })}
        body={t('embeds.deleteBody')}
        cancel={t('embeds.cancel')}
        confirm={t('embeds.delete')}
        busy={remove.busy !== null}
        onCancel={() => setAsking(null)}
        onConfirm={() => void drop()}
      />
    </Box>
  );
}

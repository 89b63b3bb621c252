import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { FormRefusal } from '../../fields/FormRefusal.tsx';
import { useText } from '../../i18n/useText.ts';
import { useMember, useServices } from '../../services/services.ts';
import { useRead } from '../../reads/useRead.ts';
import { LazyAlert } from '../../ui/LazyAlert.tsx';
import { readDevice, switchOff, switchOn } from '../pushDevice.ts';

/** Switches push on and off for the device in the reader's hand. The browser asks for its permission at that press alone. */
export function DeviceSwitch({ applicationServerKey }: { applicationServerKey: string }) {
  const { t } = useText();
  const { session } = useServices();
  const { uuid } = useMember();
  const id = useId();
  // Read again when the reader comes back from the browser's settings.
  const { data: state, mutate } = useRead(['notifications.device', uuid], () => readDevice(uuid));
  const [changing, setChanging] = useState(false);
  const [failures, setFailures] = useState({ failed: false, times: 0 });
  const isSwitch = state === 'on' || state === 'off';

  async function change(on: boolean): Promise<void> {
    if (changing) return;
    setChanging(true);
    try {
      await (on ? switchOn(session.client, uuid, applicationServerKey) : switchOff(session.client));
      setFailures(({ times }) => ({ failed: false, times }));
    } catch {
      setFailures(({ times }) => ({ failed: true, times: times + 1 }));
    }
    await mutate();
    setChanging(false);
  }

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h2" id={id}>
        {t('notifications.device')}
      </Typography>
      {isSwitch && (
        <>
          <FormControlLabel
            label={t('notifications.device.switch')}
            control={<Switch checked={state === 'on'} onChange={(_, on) => void change(on)} />}
            sx={{ minHeight: 44 }}
          />
          <Typography color="text.secondary">{t('notifications.device.text')}</Typography>
          <FormRefusal text={failures.failed ? t('notifications.device.failed') : null} times={failures.times} />
        </>
      )}
      {state !== undefined && !isSwitch && (
        <LazyAlert severity="info" role="note">
          {t(`notifications.device.${state}`)}
        </LazyAlert>
      )}
    </Box>
  );
}

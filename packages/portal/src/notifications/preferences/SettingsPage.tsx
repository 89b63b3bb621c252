import { getNotificationPreferences, getPushKey } from '@lia/sdk/notifications/endpoints';
import { notificationChannels } from '@lia/sdk/notifications/rules';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { preferenceTexts } from './es.ts';
import { useRouteTitle } from '../../routing/contexts.ts';
import { useFormRead } from '../../reads/useFormRead.ts';
import { useRead } from '../../reads/useRead.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { ForMember } from '../../ui/ForMember.tsx';
import { LazyAlert } from '../../ui/LazyAlert.tsx';
import { Page } from '../../ui/Page.tsx';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

/** By which channels, how often and when a member is notified. */
export default function SettingsPage() {
  useTexts(preferenceTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const { data, error, mutate } = useFormRead(['notifications.preferences'], (client) =>
    client.call(getNotificationPreferences),
  );
  // Without an answer push is not offered; the rest can be chosen all the same.
  const push = useRead(['notifications.push'], (client) => client.call(getPushKey), { revalidateOnFocus: false });
  const isReady = push.data !== undefined || push.error !== undefined;
  const key = push.data?.data?.public_key;
  const channels = notificationChannels.filter((channel) => channel !== 'push' || key !== undefined);
  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, display: 'grid', alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 6, maxWidth: 720, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography color="text.secondary">{t('notifications.settings.lead')}</Typography>
        </Box>
        {data?.email === false && (
          <LazyAlert severity="info" role="note">
            {t('notifications.settings.unconfirmed')}
          </LazyAlert>
        )}
        {data && isReady && key !== undefined && (
          <ForMember>
            <DeviceSwitch applicationServerKey={key} />
          </ForMember>
        )}
        {data && isReady && (
          <PreferencesForm
            kept={data.data}
            channels={channels}
            onSaved={(saved) => void mutate(saved, { revalidate: false })}
          />
        )}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('notifications.settings.failed')} error={error} retry={() => void mutate()} />
        )}
        {error === undefined && !(data && isReady) && (
          <Loading>
            <Skeleton variant="rounded" height={320} />
          </Loading>
        )}
      </Box>
    </Page>
  );
}

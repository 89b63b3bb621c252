import { may } from '@lia/sdk/accounts/permissions';
import { notificationKindLabels } from '@lia/sdk/notifications/labels';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
  notificationRules,
  type NotificationSwitch,
} from '@lia/sdk/notifications/rules';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';

import { useText } from '../../i18n/useText.ts';
import { useMember } from '../../services/services.ts';

interface ChannelTableProps {
  labelledBy: string;
  /** Those that are offered. */
  channels: readonly NotificationChannel[];
  off: readonly NotificationSwitch[];
  onChange: (off: NotificationSwitch[]) => void;
}

/** What can happen to the member, by what it reaches them. */
export function ChannelTable({ labelledBy, channels, off, onChange }: ChannelTableProps) {
  const { t, language } = useText();
  const user = useMember();
  const kinds = notificationKinds.filter((kind) => may(user, notificationRules[kind].permission));
  return (
    <Box
      component="table"
      aria-labelledby={labelledBy}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        'th, td': { borderBottom: 1, borderColor: 'divider', textAlign: 'start', p: 0 },
        'th[scope=row]': { fontWeight: 400, py: 1.5, paddingInlineEnd: 2, overflowWrap: 'anywhere', hyphens: 'auto' },
        'thead th': { fontWeight: 600, pb: 2, verticalAlign: 'bottom' },
        'thead th + th, td': { width: 72, textAlign: 'center' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('notifications.kind')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`notifications.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{notificationKindLabels[kind][language]}</th>
            {channels.map((channel) => (
              <td key={channel}>
                <Choice kind={kind} channel={channel} off={off} onChange={onChange} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface ChoiceProps extends Pick<ChannelTableProps, 'off' | 'onChange'> {
  kind: NotificationKind;
  channel: NotificationChannel;
}

function Choice({ kind, channel, off, onChange }: ChoiceProps) {
  const { t, language } = useText();
  const name: NotificationSwitch = `${kind}.${channel}`;
  const isFixed = notificationRules[kind][channel] === 'always';
  const others = off.filter((one) => one !== name);
  return (
    <Checkbox
      checked={isFixed || !off.includes(name)}
      disabled={isFixed}
      onChange={(_, on) => onChange(on ? others : [...others, name])}
      slotProps={{
        input: { 'aria-label': `${notificationKindLabels[kind][language]}, ${t(`notifications.channel.${channel}`)}` },
      }}
    />
  );
}

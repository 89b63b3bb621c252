import { type AvatarRecord, offerAvatar } from '@lia/sdk/avatars/administration';
import { Box, Switch, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { useAct } from '../records/ActButton.tsx';

/** What stands above the list. */
export function Lead() {
  const t = useText();
  return <Typography color="text.secondary">{t('avatars.lead')}</Typography>;
}

/** An avatar; its name stands beside it. */
export const Drawing = ({ record: { path } }: { record: AvatarRecord }) => (
  <Box
    component="img"
    src={path}
    alt=""
    loading="lazy"
    sx={{ display: 'block', width: 48, height: 48, borderRadius: '50%' }}
  />
);

/** Whether an avatar is offered, which the switch changes at once. */
export function Offered({ record: { id, name, offered } }: { record: AvatarRecord }) {
  const t = useText();
  const client = useClient();
  const { busy, act } = useAct();
  const change = (wanted: boolean) =>
    act(() => client.call(offerAvatar, { params: { id }, body: { offered: wanted } }));
  return (
    <Switch
      checked={offered}
      disabled={busy}
      onChange={(_, wanted) => void change(wanted)}
      slotProps={{ input: { 'aria-label': t('avatars.offer', { name }) } }}
    />
  );
}

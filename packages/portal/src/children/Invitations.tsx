import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { ChildRecord } from '@lia/sdk/children/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  confirmParentInvitation,
  listSentInvitations,
  revokeParentInvitation,
} from '@lia/sdk/parentInvitations/endpoints';
import type { SentInvitation } from '@lia/sdk/parentInvitations/schema';
import InviteIcon from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ForMember } from '../ui/ForMember.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';

const InviteForm = lazyDialog(() => import('./InviteForm.tsx'));

interface InvitationsProps {
  child: ChildRecord;
  /** Called where a guardian may have come. */
  refresh: () => Promise<unknown>;
}

/** Invitations to follow a child that wait, and the way to another one. */
export function Invitations({ child, refresh }: InvitationsProps) {
  const { t } = useText();
  const { busy, run } = useChange();
  const { data, mutate } = useRead([listSentInvitations], (client) => client.call(listSentInvitations));
  const [inviting, setInviting] = useState(false);
  const waiting = data?.data.filter(({ children }) => children.includes(child.uuid)) ?? [];

  async function answer(call: typeof revokeParentInvitation, id: string): Promise<void> {
    await run((client) => client.call(call, { params: { id }, idempotencyKey: newIdempotencyKey() }));
    await Promise.all([mutate(), refresh()]);
  }

  return (
    <>
      {waiting.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, width: '100%' }}>
          {waiting.map((one) => (
            <Waiting
              key={one.id}
              invitation={one}
              busy={busy}
              revoke={() => void answer(revokeParentInvitation, one.id)}
              confirm={() => void answer(confirmParentInvitation, one.id)}
            />
          ))}
        </Box>
      )}
      <ActionButton variant="outlined" startIcon={<InviteIcon />} onClick={() => setInviting(true)}>
        {t('child.invite')}
      </ActionButton>
      {inviting && <InviteForm child={child} sent={() => void mutate()} close={() => setInviting(false)} />}
    </>
  );
}

interface WaitingProps {
  invitation: SentInvitation;
  busy: boolean;
  revoke: () => void;
  confirm: () => void;
}

/** One that waits: to be answered, or for the inviter to confirm who accepted it. */
function Waiting({ invitation: { email, accepted_by, expires_at, url, code }, busy, revoke, confirm }: WaitingProps) {
  const { t, language } = useText();
  const until = formatDay(dayOf(expires_at), language);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {accepted_by ?? email ?? t('child.invite.link')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(accepted_by === null ? 'child.invite.until' : 'child.invite.accepted', { until })}
        </Typography>
      </Box>
      <ForMember>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {accepted_by !== null && (
            <ActionButton variant="contained" disabled={busy} onClick={confirm}>
              {t('child.invite.confirm')}
            </ActionButton>
          )}
          {url !== null && <ShareButton variant="outlined" text={t('child.invite.share', { url })} />}
          <ActionButton color="inherit" disabled={busy} onClick={revoke}>
            {t(accepted_by === null ? 'child.invite.revoke' : 'child.invite.refuse')}
          </ActionButton>
        </Box>
        {code !== null && (
          <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {t('child.invite.code', { code: writtenAccessCode(code) })}
          </Typography>
        )}
        {url !== null && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {url}
          </Typography>
        )}
      </ForMember>
    </Box>
  );
}

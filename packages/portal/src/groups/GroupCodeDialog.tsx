import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { endGroupCode, getGroupCode, makeGroupCode } from '@lia/sdk/groupCodes/endpoints';
import { GROUP_CODE_USES } from '@lia/sdk/groupCodes/rules';
import type { GroupCode } from '@lia/sdk/groupCodes/schema';
import type { Group } from '@lia/sdk/groups/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { JOIN_CODE, joinPath } from './paths.ts';
import { useGroupChange } from './useGroupChange.ts';

interface GroupCodeDialogProps {
  group: Pick<Group, 'id' | 'name' | 'school'>;
  close: () => void;
}

/** The code by which students join a group: shown to be copied to the board, shared, replaced, and ended. */
export default function GroupCodeDialog({ group: { id, name, school }, close }: GroupCodeDialogProps) {
  const { t } = useText();
  const title = useId();
  // There the parent alone enters it, and their family may not be registered yet.
  const isPublic = school.id === PUBLIC_SCHOOL_ID;
  const { busy, run } = useGroupChange();
  const params = { id };
  const { data, error, mutate } = useRead(['groups', id, 'code'], (client) => client.call(getGroupCode, { params }));
  const code = data?.data;
  const maker = useRef<HTMLButtonElement>(null);
  // Their buttons are not disabled meanwhile: one that is disabled loses the focus to the dialog.
  async function make(): Promise<void> {
    if (busy) return;
    await run((client) => client.call(makeGroupCode, { params, idempotencyKey: newIdempotencyKey() }));
  }
  async function end(): Promise<void> {
    if (!busy && (await run((client) => client.call(endGroupCode, { params })))) maker.current?.focus();
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('groupCode.title', { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Typography color="text.secondary">{t(isPublic ? 'groupCode.lead.public' : 'groupCode.lead')}</Typography>
        {code && <Shown code={code} name={name} isPublic={isPublic} />}
        {!data && error !== undefined && (
          <ReadFailed inside title={t('groupCode.failed')} error={error} retry={() => void mutate()} />
        )}
        {!data && error === undefined && (
          <Loading>
            <Skeleton variant="rounded" height={96} />
          </Loading>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        <Button onClick={close}>{t('action.close')}</Button>
        {code && (
          <Button color="error" onClick={() => void end()}>
            {t('groupCode.end')}
          </Button>
        )}
        {data && (
          <Button ref={maker} variant={code ? 'outlined' : 'contained'} onClick={() => void make()}>
            {t(code ? 'groupCode.replace' : 'groupCode.make')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Shown({
  code: { code, uses, expires_at },
  name,
  isPublic,
}: {
  code: GroupCode;
  name: string;
  isPublic: boolean;
}) {
  const { t, language } = useText();
  const shared = {
    name,
    code: writtenAccessCode(code),
    url: `${location.origin}${joinPath}?${JOIN_CODE}=${code}`,
    register: `${location.origin}/register`,
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center' }}>
      <Typography sx={{ fontFamily: 'monospace', fontSize: '2rem', fontWeight: 700, letterSpacing: '0.05em' }}>
        {shared.code}
      </Typography>
      <ShareButton variant="outlined" text={t(isPublic ? 'groupCode.share.public' : 'groupCode.share', shared)} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('groupCode.where', { address: `${location.host}${joinPath}` })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('groupCode.until', { day: formatDay(dayOf(expires_at), language) })}
        <br />
        {t('groupCode.uses', { count: uses, max: GROUP_CODE_USES })}
      </Typography>
    </Box>
  );
}

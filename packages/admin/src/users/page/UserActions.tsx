import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import { may } from '@lia/sdk/accounts/permissions';
import { type Holder, isAdmin } from '@lia/sdk/accounts/roles';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { resetSecondFactor, sendUserReset } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { canBeSentReset, mayGivePassword } from '@lia/sdk/users/rules';
import EditIcon from '@mui/icons-material/EditOutlined';
import ResetIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Box, Button } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { AccessCards } from '../../accessCards/AccessCards.tsx';
import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { EraseButton } from '../erase/EraseButton.tsx';
import { MergeButton } from '../merge/MergeButton.tsx';
import { ViewButton } from '../view/ViewButton.tsx';
import { DeactivateButton } from './DeactivateButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { TemporaryPassword } from './TemporaryPassword.tsx';

/** What can be done with an account that the caller may change. */
export function UserActions({ record }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  const { permissions } = usePermissions<Holder>();
  const { uuid, status, can_change, second_factor } = record;
  if (!can_change) return null;
  const params = { id: uuid };
  if (status === 'deactivated')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RestoreButton record={record} />
        <EraseButton record={record} />
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      {canBeSentReset(record) && (
        <ActButton
          startIcon={<ResetIcon />}
          label={t('users.sendReset')}
          call={() => client.call(sendUserReset, { params })}
        />
      )}
      {mayHaveCard(record) && permissions && may(permissions, 'cards.manage') && (
        <AccessCards label={t('users.newCard')} users={() => Promise.resolve([uuid])} replaces />
      )}
      {permissions && mayGivePassword(permissions, record) && <TemporaryPassword record={record} />}
      <Button variant="outlined" startIcon={<EditIcon />} component={Link} to={`/users/${uuid}`}>
        {t('users.edit')}
      </Button>
      {permissions && may(permissions, 'users.oversee') && (
        <>
          {!record.role.some(isAdmin) && <ViewButton record={record} />}
          <MergeButton record={record} />
          {second_factor && (
            <ActButton
              label={t('users.resetSecondFactor')}
              question={{ title: t('users.resetSecondFactor'), body: t('users.resetSecondFactorWhy') }}
              call={() => client.call(resetSecondFactor, { params, idempotencyKey: newIdempotencyKey() })}
            />
          )}
        </>
      )}
      <DeactivateButton record={record} />
    </Box>
  );
}

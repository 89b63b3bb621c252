import type { ImportGuardian, ImportRecord } from '@lia/sdk/imports/records';
import { type GuardianStatus, guardianStatuses } from '@lia/sdk/imports/rules';
import { endInvitation, resendInvitation } from '@lia/sdk/guardianInvitations/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { Section } from '../../records/RecordPage.tsx';

/** Guardians that are shown at first, and each time more. */
const SHOWN = 10;

const sort = { field: 'num', order: 'ASC' } as const;

/** What became of the guardians whom the rows name, and those whose answer is awaited. Nothing where there are none. */
export function ImportGuardians({ record: { id } }: { record: ImportRecord }) {
  const t = useText();
  const [perPage, setPerPage] = useState(SHOWN);
  const within = { path: `imports/${id}/guardians`, id: 'num', facets: ['status'] };
  const { meta } = useGetList(
    'imports',
    { pagination: { page: 1, perPage: 1 }, sort, meta: { within } },
    { retry: false },
  );
  const { data = [], total = 0 } = useGetList<ImportGuardian & RaRecord>(
    'imports',
    {
      pagination: { page: 1, perPage },
      sort,
      filter: { waiting: true },
      meta: { within: { ...within, facets: [] } },
    },
    { retry: false },
  );
  const counts: Partial<Record<GuardianStatus, number>> = meta?.facets.status ?? {};
  const named = guardianStatuses.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [t(`importWizard.results.guardians.${status}`, { count })] : [];
  });
  if (named.length === 0) return null;
  return (
    <Section title={t('importWizard.results.guardiansTitle')}>
      <Typography>{named.join(' · ')}</Typography>
      {data.length > 0 && (
        <List disablePadding aria-label={t('importWizard.results.guardiansWaiting')}>
          {data.map((guardian) => (
            <Waiting key={guardian.num} guardian={guardian} />
          ))}
        </List>
      )}
      {total > data.length && (
        <Box>
          <Button onClick={() => setPerPage(perPage + SHOWN)}>{t('importWizard.results.guardiansMore')}</Button>
        </Box>
      )}
    </Section>
  );
}

/** A guardian who has not answered yet. */
function Waiting({ guardian: { name, email, student, status, invitation } }: { guardian: ImportGuardian }) {
  const t = useText();
  const client = useClient();
  return (
    <ListItem
      disableGutters
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center' }}
    >
      <ListItemText
        primary={name === '' ? email : `${name} · ${email}`}
        secondary={status === 'expired' ? `${student} · ${t('importWizard.results.guardiansExpired')}` : student}
        sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}
      />
      {invitation !== null && status === 'invited' && (
        <ActButton
          size="small"
          label={t('importWizard.results.guardiansEnd')}
          aria-label={t('importWizard.results.guardiansEndOf', { email, student })}
          call={() => client.call(endInvitation, { params: { id: invitation } })}
        />
      )}
      {invitation !== null && (
        <ActButton
          size="small"
          label={t('importWizard.results.guardiansResend')}
          aria-label={t('importWizard.results.guardiansResendTo', { email, student })}
          call={() =>
            client.call(resendInvitation, { params: { id: invitation }, idempotencyKey: newIdempotencyKey() })
          }
        />
      )}
    </ListItem>
  );
}

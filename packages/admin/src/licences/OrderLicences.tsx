import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { FreedLicence, LicenceOrder, OrderLicences as Licences } from '@lia/sdk/licences/records';
import { MAX_ASSIGNED } from '@lia/sdk/licences/rules';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { Holders } from './Holders.tsx';
import { PeopleChoice } from './PeopleChoice.ts';
import { Purchases } from './purchases/Purchases.tsx';
import { Renewal } from './renewal/Renewal.tsx';
import { SizeForm } from './SizeForm.tsx';
import { Usage } from './Usage.tsx';
import { useLicenceCalls, useOrderLicences } from './useOrderLicences.ts';

/** The licences of a membership: who holds them, assigning more, their number, and who held them before. */
export function OrderLicences({ record: { id } }: { record: LicenceOrder }) {
  const t = useText();
  const { permissions } = usePermissions<Holder>();
  const { data, isError, refetch } = useOrderLicences(id);
  if (isError) {
    return <LoadError message={t('licences.failed')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const { data: licences } = data;
  return (
    <Stack spacing={2}>
      {licences.status === 'ended' && (
        <Alert severity="info" variant="outlined">
          {t(licences.owner === null ? 'licences.endedGift' : 'licences.ended')}
        </Alert>
      )}
      <Section title={t('licences.people')}>
        <Usage record={{ used: usedOf(licences), licences: licences.total }} />
        {licences.elsewhere.length > 0 && (
          <Typography color="text.secondary">
            {t('licences.elsewhere', { count: licences.elsewhere.length })}
          </Typography>
        )}
        <Assign licences={licences} />
        <Holders licences={licences} />
      </Section>
      <Renewal order={id} />
      {permissions && may(permissions, 'licences.buy') && <Purchases order={id} />}
      {permissions && may(permissions, 'licences.size') && (
        <SizeForm key={licences.total} order={id} total={licences.total} />
      )}
      <History freed={licences.freed} />
    </Stack>
  );
}

const usedOf = ({ held, elsewhere }: Licences['data']): number => held.length + elsewhere.length;

function Assign({ licences }: { licences: Licences['data'] }) {
  const t = useText();
  const { order, status, total } = licences;
  const { assign } = useLicenceCalls(order);
  const [open, setOpen] = useState(false);
  const left = total - usedOf(licences);
  if (status === 'ended' || left <= 0) return null;
  return (
    <Box>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('licences.assign')}
      </Button>
      {open && (
        <PeopleChoice
          order={order}
          title={t('licences.assignTitle')}
          lead={t('licences.assignLead', { count: left })}
          most={Math.min(left, MAX_ASSIGNED)}
          confirm={(count) => t('licences.chosen', { count })}
          call={assign}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

/** Who held licences before, and why no longer. */
function History({ freed }: { freed: readonly FreedLicence[] }) {
  const { t, language } = useWords();
  const date = (instant: string): string => formatInstant(instant, language);
  return (
    <Section title={t('licences.history')}>
      {freed.length === 0 && <Typography color="text.secondary">{t('licences.historyNone')}</Typography>}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {freed.map(({ id, num, holder, assigned_at, freed_at, freed_by, reason }) => (
          <li key={id}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {holder ? `${holder.name} ${holder.last_name} (${holder.username})` : t('licences.removed')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {[
                t('licences.period', { num, from: date(assigned_at), to: date(freed_at) }),
                t(`licences.reasons.${reason}`),
                ...(freed_by === null ? [] : [freed_by]),
              ].join(' · ')}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import type { FreedLicence } from '@lia/sdk/licences/records';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';

/** Who held licences before, until when, and why no longer; the latest first. */
export function LicenceHistory({ freed }: { freed: readonly FreedLicence[] }) {
  const { t, language } = useText();
  const day = (instant: string): string => formatDay(dayOf(instant), language);
  return (
    <Box component="section" aria-labelledby="history" sx={{ display: 'grid', gap: 3 }}>
      <Typography id="history" variant="h2">
        {t('licences.history')}
      </Typography>
      {freed.length === 0 && <Typography color="text.secondary">{t('licences.history.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {freed.map(({ id, num, holder, assigned_at, freed_at, reason }) => (
          <li key={id}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {holder ? `${holder.name} (${holder.username})` : t('licences.history.removed')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('licences.history.period', { num, from: day(assigned_at), to: day(freed_at) })}
              {' · '}
              {t(`licences.reason.${reason}`)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import type { HeldLicence } from '@lia/sdk/licences/records';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useText } from '../i18n/useText.ts';

interface LicenceCardProps {
  num: number;
  held: HeldLicence | undefined;
  /** The membership is over: nothing is assigned until it is renewed. */
  ended: boolean;
  busy: boolean;
  choose: () => void;
  free: (licence: HeldLicence) => void;
}

/** One licence: its holder, or that it is free, and what can be done with it. */
export function LicenceCard({ num, held, ended, busy, choose, free }: LicenceCardProps) {
  const { t, language } = useText();
  return (
    <Card component="li" sx={{ p: 5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="body2" color="text.secondary">
        {t('licences.num', { num })}
      </Typography>
      {held ? (
        <>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {held.holder.name}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{held.holder.username}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t('licences.since', { when: formatInstant(held.assigned_at, language) })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            {!ended && (
              <ActionButton
                variant="outlined"
                disabled={busy}
                aria-label={t('licences.change.name', { name: held.holder.name })}
                onClick={choose}
              >
                {t('licences.change')}
              </ActionButton>
            )}
            <ActionButton
              color="inherit"
              disabled={busy}
              aria-label={t('licences.release.name', { name: held.holder.name })}
              onClick={() => free(held)}
            >
              {t('licences.release')}
            </ActionButton>
          </Box>
        </>
      ) : (
        <>
          <Typography variant="h3" component="h2" color="text.secondary">
            {t('licences.free')}
          </Typography>
          {!ended && (
            <ActionButton
              variant="contained"
              disabled={busy}
              aria-label={t('licences.assign.num', { num })}
              onClick={choose}
              sx={{ justifySelf: 'start', mt: 2 }}
            >
              {t('licences.assign')}
            </ActionButton>
          )}
        </>
      )}
    </Card>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import { updateEmbed } from '@lia/sdk/embeds/endpoints';
import type { EmbedCounts, EmbedRecord } from '@lia/sdk/embeds/records';
import { MAX_ORIGINS, originProblem } from '@lia/sdk/embeds/rules';
import { Alert, AlertTitle, Box, List, ListItem, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { useManaging } from './useManaging.ts';

/** Pages where the key of a site was refused: one that its owner forgot is allowed with one press. */
export function Refusals({ site, refused }: { site: EmbedRecord; refused: EmbedCounts['refused'] }) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const managing = useManaging();
  const { id, name, origins, active } = site;

  const allow = (origin: string) => () =>
    client.call(updateEmbed, { params: { id }, body: { name, origins: [...origins, origin], active } });
  const mayAllow = (origin: string) => managing && origins.length < MAX_ORIGINS && originProblem(origin) === null;

  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ '& .MuiAlert-message': { flexGrow: 1, minWidth: 0 } }}>
      <AlertTitle>{t('embeds.refusedTitle')}</AlertTitle>
      {t('embeds.refusedBody')}
      <List disablePadding sx={{ mt: 1 }}>
        {refused.map(({ origin, count, last_at }) => (
          <ListItem
            key={origin}
            disableGutters
            sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{origin}</Typography>
              <Typography variant="body2" color="text.secondary">
                {t('embeds.refusedLine', { count, when: formatInstant(last_at, language) })}
              </Typography>
            </Box>
            {mayAllow(origin) && (
              <ActButton label={t('embeds.allow')} aria-label={t('embeds.allowOne', { origin })} call={allow(origin)} />
            )}
          </ListItem>
        ))}
      </List>
    </Alert>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import { renewEmbedKey, restoreEmbedKey } from '@lia/sdk/embeds/endpoints';
import { embedLabels } from '@lia/sdk/embeds/labels';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { Fact, Facts, Section } from '../records/RecordPage.tsx';
import { CopyButton } from './CopyButton.tsx';
import { useManaging } from './useManaging.ts';

/** The key of a site with where it is good, and a fresh one, which may be taken back. */
export function SiteKey({ site: { id, name, key, origins, school, created_at, renewed_at } }: { site: EmbedRecord }) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const managing = useManaging();
  const params = { id };
  return (
    <Section title={t('embeds.keyTitle')}>
      <Facts>
        <Fact name={embedLabels.key[language]}>
          <Box component="code" translate="no" sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 14 }}>
            {key}
          </Box>
        </Fact>
        <Fact name={embedLabels.origins[language]}>{origins.join('\n')}</Fact>
        {school !== null && <Fact name={embedLabels.school[language]}>{school}</Fact>}
        <Fact name={embedLabels.created_at[language]}>{formatInstant(created_at, language)}</Fact>
        {renewed_at && <Fact name={embedLabels.renewed_at[language]}>{formatInstant(renewed_at, language)}</Fact>}
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={key} label={t('embeds.copyKey')} />
        {managing && (
          <ActButton
            variant="text"
            startIcon={<KeyIcon />}
            label={t('embeds.renew')}
            question={{
              title: t('embeds.renewTitle', { name }),
              body: t('embeds.renewBody'),
              confirm: t('embeds.renewConfirm'),
            }}
            call={() => client.call(renewEmbedKey, { params, idempotencyKey: newIdempotencyKey() })}
          />
        )}
      </Box>
      {managing && renewed_at && (
        <Box>
          <ActButton
            startIcon={<UndoIcon />}
            label={t('embeds.restore')}
            call={() => client.call(restoreEmbedKey, { params })}
          />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {t('embeds.restoreHint')}
          </Typography>
        </Box>
      )}
    </Section>
  );
}

import { formatInstant } from '@lia/sdk/calendar/instants';
import { renewEmbedKey, restoreEmbedKey } from '@lia/sdk/embeds/endpoints';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { Fact, Facts } from '../records/Facts.tsx';
import { Question } from '../records/Question.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useAct } from '../records/useAct.ts';
import { CopyButton } from './CopyButton.tsx';

/** The key of a site with where it is good, and a fresh one, which may be taken back. */
export function SiteKey({ site: { id, name, key, origins, created_at, renewed_at } }: { site: EmbedRecord }) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const { busy, act } = useAct<'renew' | 'restore'>();
  const [asking, setAsking] = useState(false);
  const params = { id };

  const renew = async () => {
    await act('renew', () => client.call(renewEmbedKey, { params, idempotencyKey: newIdempotencyKey() }));
    setAsking(false);
  };

  return (
    <Section title={t('embeds.keyTitle')}>
      <Facts>
        <Fact name={t('embeds.key')}>
          <Box component="code" translate="no" sx={{ fontFamily: 'ui-monospace, monospace', fontSize: 14 }}>
            {key}
          </Box>
        </Fact>
        <Fact name={t('embeds.origins')}>{origins.join('\n')}</Fact>
        <Fact name={t('embeds.created')}>{formatInstant(created_at, language)}</Fact>
        {renewed_at && <Fact name={t('embeds.renewed')}>{formatInstant(renewed_at, language)}</Fact>}
      </Facts>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={key} label={t('embeds.copyKey')} />
        <Button startIcon={<KeyIcon />} disabled={busy !== null} onClick={() => setAsking(true)}>
          {t('embeds.renew')}
        </Button>
      </Box>
      {renewed_at && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<UndoIcon />}
            loading={busy === 'restore'}
            disabled={busy !== null}
            onClick={() => void act('restore', () => client.call(restoreEmbedKey, { params }))}
          >
            {t('embeds.restore')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {t('embeds.restoreHint')}
          </Typography>
        </Box>
      )}
      <Question
        open={asking}
        title={t('embeds.renewTitle', { name })}
        body={t('embeds.renewBody')}
        cancel={t('embeds.cancel')}
        confirm={t('embeds.renewConfirm')}
        busy={busy === 'renew'}
        onCancel={() => setAsking(false)}
        onConfirm={() => void renew()}
      />
    </Section>
  );
}

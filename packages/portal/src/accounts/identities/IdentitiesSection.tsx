import { formatInstant } from '@lia/sdk/calendar/instants';
import { listIdentities, unlinkIdentity } from '@lia/sdk/federation/endpoints';
import type { Identity } from '@lia/sdk/federation/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { identityProviders, type ProviderButton } from '../../routing/identityProviders.ts';
import { useServices } from '../../services/services.ts';
import { useRead } from '../../reads/useRead.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { identityTexts } from './es.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** Identity providers by which the user signs in, each of which can be unlinked, and those that can be linked. */
export default function IdentitiesSection() {
  useTexts(identityTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [sending, setSending] = useState(false);
  const [linking, setLinking] = useState<ProviderButton | null>(null);
  const { data, error, mutate } = useRead([listIdentities], (client) => client.call(listIdentities));

  async function unlink({ id }: Identity): Promise<void> {
    setSending(true);
    try {
      toasts.show('success', (await session.client.call(unlinkIdentity, { params: { id } })).message);
    } catch (refused) {
      toasts.show('error', failure(refused));
    } finally {
      setSending(false);
      void mutate();
    }
  }

  return (
    <Card component="section" aria-labelledby="identities" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2" id="identities">
          {t('federation.title')}
        </Typography>
        <Typography color="text.secondary">{t('federation.text')}</Typography>
      </Box>
      {error !== undefined && (
        <ReadFailed inside title={t('federation.failed')} error={error} retry={() => void mutate()} />
      )}
      {data && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {data.data.map((identity) => (
            <Box
              key={identity.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{nameOf(identity) || t('federation.unknown')}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {t('federation.since', { date: formatInstant(identity.linked_at) })}
                </Typography>
              </Box>
              <ActionButton
                variant="outlined"
                disabled={sending}
                aria-label={t('federation.unlink.of', { name: nameOf(identity) })}
                onClick={() => void unlink(identity)}
              >
                {t('federation.unlink')}
              </ActionButton>
            </Box>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {identityProviders.map((provider) => (
          <ActionButton key={provider.name} variant="outlined" onClick={() => setLinking(provider)}>
            {t('federation.link', { provider: provider.label })}
          </ActionButton>
        ))}
      </Box>
      {linking && <LinkDialog provider={linking} close={() => setLinking(null)} />}
    </Card>
  );
}

const nameOf = ({ provider, email }: Identity): string => [provider, email].filter(Boolean).join(' · ');

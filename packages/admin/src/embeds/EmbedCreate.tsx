import { Stack, Typography } from '@mui/material';
import { CreateBase } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { BackToList } from '../records/BackToList.tsx';
import { useSaved } from '../records/useSaved.ts';
import { EmbedForm } from './EmbedForm.tsx';

/** A new site. */
export function EmbedCreate() {
  const t = useText();
  const { settled, onSuccess, onError } = useSaved((site) => (site ? `/embeds/${site.id}/show` : '/embeds'));
  return (
    <CreateBase resource="embeds" redirect={false} mutationOptions={{ onSuccess, onError }}>
      <Stack spacing={2} sx={{ maxWidth: 760 }}>
        <BackToList resource="embeds" />
        <title>{`${t('embeds.new')} · LIA`}</title>
        <Typography variant="h1">{t('embeds.new')}</Typography>
        <EmbedForm mode="new" settled={settled} />
      </Stack>
    </CreateBase>
  );
}

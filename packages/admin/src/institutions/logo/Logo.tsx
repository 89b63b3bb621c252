import { removeInstitutionLogo, uploadInstitutionLogo } from '@lia/sdk/institutions/logo';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { Box, Stack, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { PictureUpload } from '../../records/PictureUpload.tsx';
import { asPrintable } from './asPrintable.ts';
import './en.ts';
import './es.ts';

interface LogoProps {
  institution: { id: number; name: string };
  /** Path of its picture; null where there is none. */
  logo: string | null;
  /** Whether it cannot be changed, as that of a deleted institution. */
  readOnly?: boolean;
}

/** The logo of an institution, the upload of another one, and a button that removes it. */
export function Logo({ institution: { id, name }, logo, readOnly = false }: LogoProps) {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const refresh = useRefresh();

  async function send(picture: File) {
    const logos = [await asPrintable(picture)];
    const { message } = await client.call(uploadInstitutionLogo, { params: { id }, files: { logo: logos } });
    notify(message, { type: 'success' });
    refresh();
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {logo === null ? (
        <Typography color="text.secondary">{t('logos.none')}</Typography>
      ) : (
        <Box
          component="img"
          src={logo}
          alt={t('logos.of', { name })}
          // Most logos are made for white paper, whatever the theme.
          sx={{
            maxWidth: 'min(100%, 200px)',
            maxHeight: 120,
            bgcolor: 'common.white',
            borderRadius: 1,
          }}
        />
      )}
      {!readOnly && <PictureUpload label={t('logos.upload')} hint={t('logos.uploadHint')} send={send} />}
      {!readOnly && logo !== null && (
        <ActButton
          label={t('logos.remove')}
          color="error"
          variant="text"
          startIcon={<RemoveIcon />}
          question={{ title: t('logos.remove'), body: t('logos.removeBody') }}
          call={() => client.call(removeInstitutionLogo, { params: { id } })}
        />
      )}
    </Stack>
  );
}

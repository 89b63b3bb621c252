import { deleteCaptions, getMedia, putCaptions } from '@lia/sdk/media/endpoints';
import { captionLanguages } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';
import type { FileRule } from '@lia/sdk/files/rules';
import { Box, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { FileUpload } from '../records/FileUpload.tsx';

const captionsRule = { kinds: [{ extensions: ['vtt'], maxMegabytes: 1 }] } as const satisfies FileRule;

/** The captions of a video, one file for each language. */
export function Captions({ media: { id, captions } }: { media: Media }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const queryKey = [getMedia, id];
  return (
    <Stack component="section" aria-label={t('media.captions')} spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{t('media.captions')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('media.captionsHint')}
      </Typography>
      {captionLanguages.map((language) => {
        const name = t(`media.languages.${language}`);
        const params = { id, language };
        return captions.includes(language) ? (
          <Box key={language} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography>{t('media.there', { language: name })}</Typography>
            <ActButton
              variant="text"
              label={t('media.remove', { language: name })}
              call={() => client.call(deleteCaptions, { params })}
              then={() => void queries.invalidateQueries({ queryKey })}
            />
          </Box>
        ) : (
          <FileUpload
            key={language}
            label={t('media.add', { language: name })}
            rule={captionsRule}
            send={async (file) => {
              const body = { text: await file.text() };
              const saved = await client.call(putCaptions, { params, body });
              queries.setQueryData(queryKey, saved.data);
              notify(saved.message, { type: 'success' });
            }}
          />
        );
      })}
    </Stack>
  );
}

import { deleteCaptions, getMedia, putCaptions } from '@lia/sdk/media/endpoints';
import { captionLanguages } from '@lia/sdk/media/rules';
import type { FileRule } from '@lia/sdk/files/rules';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { FileUpload } from '../records/FileUpload.tsx';
import { LoadError } from '../records/LoadError.tsx';
import './catalogue.ts';

const captionsRule = { kinds: [{ extensions: ['vtt'], maxMegabytes: 1 }] } as const satisfies FileRule;

/** The captions of a video, one file for each language. */
export function Captions({ id }: { id: string }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const queryKey = [getMedia, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getMedia, { params: { id }, signal }),
    retry: false,
  });
  if (error) return <LoadError message={t('media.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <Stack component="section" aria-label={t('media.captions')} spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{t('media.captions')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('media.captionsHint')}
      </Typography>
      {captionLanguages.map((language) => {
        const name = t(`media.languages.${language}`);
        const params = { id, language };
        return data.captions.includes(language) ? (
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

import { uploadCourseImage } from '@lia/sdk/courses/administration';
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { PictureUpload } from '../records/PictureUpload.tsx';

/** The picture of a course as its card shows it, by the address that is typed, and the upload of another one. */
export function CoursePicture() {
  const t = useText();
  const client = useClient();
  const notify = useNotify();
  const { resetField } = useFormContext();
  const course = useRecordContext();
  const address: unknown = useWatch({ name: 'card_image_url' });
  // An address that leads nowhere must not keep a later one from being tried.
  const [broken, setBroken] = useState<unknown>(null);
  const known = course?.['created_at'] !== undefined;

  async function send(image: File) {
    const { message, data } = await client.call(uploadCourseImage, {
      params: { id: Number(course?.id) },
      files: { image: [image] },
    });
    // The picture is kept already: what else was typed stays to be saved.
    resetField('card_image_url', { defaultValue: data.card_image_url });
    notify(message, { type: 'success' });
  }

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {typeof address === 'string' && address !== '' && address !== broken && (
        <Box
          component="img"
          src={address}
          alt=""
          width={320}
          height={180}
          onError={() => setBroken(address)}
          sx={{
            width: 320,
            maxWidth: '100%',
            height: 'auto',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 1,
          }}
        />
      )}
      {known ? (
        <PictureUpload label={t('courses.upload')} hint={t('courses.uploadHint')} send={send} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('courses.uploadLater')}
        </Typography>
      )}
    </Stack>
  );
}

import { setLessonFile } from '@lia/sdk/lessons/administration';
import type { LessonRecord } from '@lia/sdk/lessons/contents';
import { lessonUploads, type UploadedKind } from '@lia/sdk/lessons/rules';
import { formatSize } from '@lia/sdk/files/formatSize';
import { durationOf } from '@lia/sdk/media/durationOf';
import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { MediaEditor } from '../media/MediaEditor.tsx';
import { UploadField } from '../uploads/UploadField.tsx';

interface LessonFileProps {
  lesson: LessonRecord;
  kind: UploadedKind;
  /** Shows the lesson as it was saved with its file. */
  saved: (lesson: LessonRecord) => void;
  /** Whether chapters were typed that are not saved. */
  typedChapters: (isUnsaved: boolean) => void;
  /** Below the upload. */
  children?: ReactNode;
}

/** The file or video of a lesson, which is sent in pieces and set once it has arrived. */
export default function LessonFile({
  lesson: { id, file, media },
  kind,
  saved,
  typedChapters,
  children,
}: LessonFileProps) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  const notify = useNotify();
  const { purpose, rule } = lessonUploads[kind];

  async function set(upload: string, sent: File): Promise<void> {
    const duration = kind === 'video' ? await durationOf(sent) : undefined;
    const body = { upload, ...(duration !== undefined && { duration }) };
    const { message, data } = await client.call(setLessonFile, { params: { id }, body });
    notify(message, { type: 'success' });
    saved(data);
  }

  return (
    <Stack spacing={2}>
      {file && (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {`${file.name} · ${formatSize(file.size, language)}`}
        </Typography>
      )}
      <UploadField
        label={t(`lessons.uploads.${kind}`)}
        hint={t(`lessons.uploadHints.${kind}`)}
        purpose={purpose}
        rowId={id}
        rule={rule}
        finished={set}
      />
      {children}
      {media !== null && <MediaEditor key={media} id={media} typedChapters={typedChapters} />}
    </Stack>
  );
}

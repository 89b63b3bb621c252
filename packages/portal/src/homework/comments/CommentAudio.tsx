import type { HomeworkDetail } from '@lia/sdk/deliveries/schema';
import HearIcon from '@mui/icons-material/VolumeUpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useHomeworkFile } from '../files/useHomeworkFile.ts';
import { lengthOf } from './lengthOf.ts';
import { commentTexts } from './es.ts';

type Comment = HomeworkDetail['comments'][number];

interface CommentAudioProps {
  homework: string;
  audio: NonNullable<Comment['audio']>;
  author: string;
}

/** A comment that is spoken: fetched by a press, and played by another one. */
export default function CommentAudio({ homework, audio, author }: CommentAudioProps) {
  useTexts(commentTexts);
  const { t, failure: words } = useText();
  const [attempt, setAttempt] = useState(0);
  const { fetched, failure } = useHomeworkFile(homework, audio, attempt);
  const read = () => setAttempt(attempt + 1);
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    if (fetched) player.current?.focus();
  }, [fetched]);

  if (fetched) {
    return (
      <Box
        component="audio"
        ref={player}
        controls
        src={fetched.url}
        aria-label={t('comment.audio', { author })}
        sx={{ width: '100%', maxWidth: 400, minHeight: 44 }}
      />
    );
  }
  if (failure !== null) {
    return (
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <Typography role="alert" color="error">
          {t('comment.failed', { reason: words(failure) })}
        </Typography>
        <Button sx={{ minHeight: 44 }} onClick={read}>
          {t('comment.again')}
        </Button>
      </Box>
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={<HearIcon />}
      loading={attempt > 0}
      sx={{ minHeight: 44, justifySelf: 'start', textAlign: 'start' }}
      onClick={read}
    >
      {t('comment.hear', { author, length: lengthOf(audio.seconds) })}
    </Button>
  );
}

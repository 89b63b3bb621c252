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
export default function CommentAudio(comment: CommentAudioProps) {
  useTexts(commentTexts);
  const [attempt, setAttempt] = useState(0);
  return <Audio key={attempt} {...comment} isAgain={attempt > 0} retry={() => setAttempt(attempt + 1)} />;
}

interface AudioProps extends CommentAudioProps {
  isAgain: boolean;
  retry: () => void;
}

function Audio({ homework, audio, author, isAgain, retry }: AudioProps) {
  const { t, failure: words } = useText();
  const [isWanted, setWanted] = useState(isAgain);
  const { fetched, failure } = useHomeworkFile(homework, audio, isWanted);
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
        <Button sx={{ minHeight: 44 }} onClick={retry}>
          {t('comment.again')}
        </Button>
      </Box>
    );
  }
  return (
    <Button
      variant="outlined"
      startIcon={<HearIcon />}
      loading={isWanted}
      sx={{ minHeight: 44, justifySelf: 'start', textAlign: 'start' }}
      onClick={() => setWanted(true)}
    >
      {t('comment.hear', { author, length: lengthOf(audio.seconds) })}
    </Button>
  );
}

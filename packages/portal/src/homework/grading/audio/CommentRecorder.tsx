import MicIcon from '@mui/icons-material/MicNone';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';

import { useText } from '../../../i18n/useText.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import type { Recording } from './useRecorder.ts';

const AudioComment = lazy(() => import('./AudioComment.tsx'));

interface CommentRecorderProps {
  recording: Recording | null;
  change: (recording: Recording | null) => void;
}

/** A comment that is spoken: what records is fetched when it is pressed. */
export function CommentRecorder(comment: CommentRecorderProps) {
  const { t } = useText();
  const [isPressed, setPressed] = useState(false);
  const button = (
    <Button
      variant="outlined"
      startIcon={<MicIcon />}
      sx={{ minHeight: 48, justifySelf: 'start' }}
      onClick={() => setPressed(true)}
    >
      {t('recorder.start')}
    </Button>
  );
  if (comment.recording === null && !isPressed) return button;
  return (
    <LazyBoundary fallback={button}>
      <AudioComment {...comment} begins={isPressed} />
    </LazyBoundary>
  );
}

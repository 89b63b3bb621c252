import { MAX_AUDIO_SECONDS } from '@lia/sdk/deliveries/rules';
import MicIcon from '@mui/icons-material/MicNone';
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useText } from '../../../i18n/useText.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { HiddenText } from '../../../ui/HiddenText.tsx';
import { lengthOf } from '../../comments/lengthOf.ts';
import { LazyAlert } from '../../../ui/LazyAlert.tsx';
import { recorderTexts } from './es.ts';
import { type Recording, useRecorder } from './useRecorder.ts';

interface AudioCommentProps {
  /** Whether it records at once: it was pressed before it was here. */
  begins: boolean;
  recording: Recording | null;
  change: (recording: Recording | null) => void;
}

/** Records a comment, plays it before it is sent, and deletes it. */
export default function AudioComment({ begins, recording, change }: AudioCommentProps) {
  useTexts(recorderTexts);
  const { t } = useText();
  // What was pressed goes away: the focus stays with what takes its place.
  const [isMoved, setMoved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { state, seconds, start, stop } = useRecorder((recorded) => {
    setMoved(true);
    change(recorded);
  });

  useEffect(() => {
    if (recording === null && isMoved) button.current?.focus();
  }, [recording, isMoved]);

  const hasBegun = useRef(!begins);
  const begin = useEffectEvent(start);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    button.current?.focus();
    begin();
  }, []);

  if (recording) return <Preview recording={recording} hasFocus={isMoved} remove={() => change(null)} />;
  const isRecording = state === 'recording';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {isRecording && (
        <>
          <Typography role="timer" sx={{ fontWeight: 700 }}>
            {t('recorder.recording', { length: lengthOf(seconds), most: lengthOf(MAX_AUDIO_SECONDS) })}
          </Typography>
          <HiddenText component="output">{t('recorder.began')}</HiddenText>
        </>
      )}
      {state === 'asking' && <Typography component="output">{t('recorder.asking')}</Typography>}
      {/* One button, so that the focus stays where it was. */}
      <Button
        ref={button}
        variant="outlined"
        startIcon={isRecording ? <StopIcon /> : <MicIcon />}
        disabled={state === 'asking'}
        sx={{ minHeight: 48 }}
        onClick={isRecording ? stop : start}
      >
        {t(isRecording ? 'recorder.stop' : 'recorder.start')}
      </Button>
      {state !== 'idle' && state !== 'asking' && !isRecording && (
        <LazyAlert severity="warning" sx={{ width: '100%' }}>
          {t(`recorder.${state}`)}
        </LazyAlert>
      )}
    </Box>
  );
}

interface PreviewProps {
  recording: Recording;
  hasFocus: boolean;
  remove: () => void;
}

function Preview({ recording: { file }, hasFocus, remove }: PreviewProps) {
  const { t } = useText();
  const player = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    if (player.current) player.current.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file]);

  useEffect(() => {
    if (hasFocus) player.current?.focus();
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box
        component="audio"
        ref={player}
        controls
        aria-label={t('recorder.preview')}
        sx={{ width: '100%', minHeight: 44 }}
      />
      <Typography component="output" variant="body2" color="text.secondary">
        {t('recorder.check')}
      </Typography>
      <Button sx={{ minHeight: 44 }} onClick={remove}>
        {t('recorder.remove')}
      </Button>
    </Box>
  );
}

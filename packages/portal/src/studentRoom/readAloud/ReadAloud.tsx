import type { Language } from '@lia/sdk/messages/language';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useText } from '../../i18n/useText.ts';
import { Picture } from '../pictures.tsx';
import { READ_ROOT } from './parts.ts';
import { pageSpeech } from './speech.ts';

/** Voices by how well they suit a language: that of Mexico before those of other countries. */
const wanted: Readonly<Record<Language, readonly RegExp[]>> = {
  es: [/^es[-_]MX/i, /^es[-_](?:US|419)/i, /^es\b/i],
  en: [/^en[-_]US/i, /^en\b/i],
};

/** The voice that reads a language; null where the device has none. One on the device itself works without a connection. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | null {
  for (const pattern of wanted[language]) {
    const suitable = voices.filter(({ lang }) => pattern.test(lang));
    const [first] = suitable;
    if (first) return suitable.find(({ localService }) => localService) ?? first;
  }
  return null;
}

/** Marks what is being read; the colour of students under ink. */
const marks = (
  <GlobalStyles
    styles={{
      '[data-reading]': {
        backgroundColor: 'var(--mui-palette-students-main)',
        color: 'var(--mui-palette-students-contrastText)',
        borderRadius: 8,
        boxShadow: '0 0 0 6px var(--mui-palette-students-main)',
      },
    }}
  />
);

/**
 * Reads aloud what it stands in (the nearest `data-read-root`), part by part, and stops. Nothing is heard unless it is pressed, nor
 * after the page was left. Where the device has no voice of the language, there is no button.
 */
export function ReadAloud({ card = false }: { card?: boolean }) {
  const { t, language } = useText();
  const speech = pageSpeech();
  const voices = useSyncExternalStore(speech.subscribe, speech.voices);
  const root = useSyncExternalStore(speech.subscribe, speech.root);
  const [own, setOwn] = useState<Element | null>(null);
  const isReading = own !== null && own === root;

  useEffect(
    () => () => {
      if (own !== null && speech.root() === own) speech.stop();
    },
    [speech, own],
  );

  const voice = voiceFor(voices, language);
  if (!voice) return null;
  return (
    <>
      {!card && marks}
      <IconButton
        ref={(button) => setOwn(button?.closest(`[${READ_ROOT}]`) ?? null)}
        aria-label={t(isReading ? 'read.stop' : card ? 'read.card' : 'read.page')}
        onClick={() => {
          if (isReading) speech.stop();
          else if (own) speech.read(own, voice);
        }}
        sx={{ width: 56, height: 56, bgcolor: 'background.paper', border: 3, borderColor: 'students.main' }}
      >
        <Picture of={isReading ? 'quiet' : 'speak'} size={28} />
      </IconButton>
    </>
  );
}

import type { Language } from '../../i18n/i18n.ts';

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

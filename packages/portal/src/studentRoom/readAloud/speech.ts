import { partsOf, textOf } from './parts.ts';

/** The attribute of the part that is being read. */
const READING = 'data-reading';

/** Slower than adults speak. */
const RATE = 0.9;

interface Speech {
  /** Voices of the device; they may come later than the page. */
  voices: () => readonly SpeechSynthesisVoice[];
  /** What is being read; null in silence. */
  root: () => Element | null;
  subscribe: (listener: () => void) => () => void;
  read: (root: Element, voice: SpeechSynthesisVoice) => void;
  stop: () => void;
}

const none: readonly SpeechSynthesisVoice[] = [];

/** The one voice of the page: reading something ends what was read before. Without speech in the browser it has no voices. */
function createSpeech(synthesis: SpeechSynthesis | undefined): Speech {
  const listeners = new Set<() => void>();
  let voices = synthesis?.getVoices() ?? none;
  let root: Element | null = null;
  let shown: Element | null = null;
  // Browsers report the end of what was cancelled as well, some of them later.
  let turn = 0;
  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const show = (part: Element | null): void => {
    shown?.removeAttribute(READING);
    part?.setAttribute(READING, '');
    shown = part;
  };
  const end = (): void => {
    turn += 1;
    show(null);
    root = null;
    changed();
  };

  synthesis?.addEventListener('voiceschanged', () => {
    voices = synthesis.getVoices();
    changed();
  });

  return {
    voices: () => voices,
    root: () => root,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read(wanted, voice) {
      if (!synthesis) return;
      synthesis.cancel();
      end();
      const mine = turn;
      root = wanted;
      const parts = partsOf(wanted);
      for (const [at, part] of parts.entries()) {
        const utterance = new SpeechSynthesisUtterance(textOf(part));
        utterance.voice = voice;
        utterance.lang = voice.lang;
        utterance.rate = RATE;
        utterance.addEventListener('start', () => {
          if (mine !== turn) return;
          show(part);
          part.scrollIntoView({ block: 'nearest' });
        });
        const over = (): void => {
          if (mine === turn && at === parts.length - 1) end();
        };
        utterance.addEventListener('end', over);
        utterance.addEventListener('error', over);
        synthesis.speak(utterance);
      }
      changed();
    },
    stop() {
      if (root === null) return;
      synthesis?.cancel();
      end();
    },
  };
}

const known = new WeakMap<SpeechSynthesis, Speech>();
const silent = createSpeech(undefined);

/** Made when it is first asked for: asking a browser for its voices takes a while. */
export function pageSpeech(): Speech {
  const { speechSynthesis } = globalThis as { speechSynthesis?: SpeechSynthesis };
  if (!speechSynthesis) return silent;
  const speech = known.get(speechSynthesis) ?? createSpeech(speechSynthesis);
  known.set(speechSynthesis, speech);
  return speech;
}

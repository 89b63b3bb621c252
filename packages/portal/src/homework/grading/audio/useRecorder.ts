import { MAX_AUDIO_SECONDS } from '@lia/sdk/deliveries/rules';
import { largestMegabytes } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What was recorded; `id` distinguishes it from another one. */
export interface Recording {
  id: string;
  file: File;
  seconds: number;
}

/** Why nothing is recorded. */
export type RecorderFailure = 'denied' | 'noMicrophone' | 'unsupported' | 'failed' | 'tooLarge';

type RecorderState = 'idle' | 'asking' | 'recording' | RecorderFailure;

/** What browsers record: Safari MP4, others WebM or Ogg. */
const FORMATS = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** Enough for speech: three minutes are less than a megabyte. */
const BITS_PER_SECOND = 32_000;
const MAX_BYTES = largestMegabytes(homeworkFileRules.commentAudio) * 1024 * 1024;
const TICK_MS = 250;

function failureOf(error: unknown): RecorderFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'noMicrophone' : 'failed';
}

/** Records what is spoken, up to three minutes. Where the page of a student is left meanwhile, what was recorded by then stays. */
export function useRecorder(recorded: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>('idle');
  const [seconds, setSeconds] = useState(0);
  const stopping = useRef<() => void>(() => {});
  const isOpen = useRef(true);
  const keep = useEffectEvent(recorded);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      stopping.current();
    };
  }, []);

  function record(stream: MediaStream, [mimeType, extension]: (typeof FORMATS)[number]): void {
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const chunks: Blob[] = [];
    const began = performance.now();
    const elapsed = () => Math.round((performance.now() - began) / 1000);
    const clock = setInterval(() => {
      setSeconds(Math.min(elapsed(), MAX_AUDIO_SECONDS));
      if (elapsed() >= MAX_AUDIO_SECONDS) stop();
    }, TICK_MS);

    function stop(): void {
      clearInterval(clock);
      if (recorder.state !== 'inactive') recorder.stop();
      for (const track of stream.getTracks()) track.stop();
    }

    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('error', () => {
      stop();
      setState('failed');
    });
    recorder.addEventListener('stop', () => {
      stop();
      const length = Math.min(Math.max(1, elapsed()), MAX_AUDIO_SECONDS);
      const file = new File(chunks, `comentario.${extension}`, { type: mimeType });
      if (file.size === 0) return setState('failed');
      if (file.size > MAX_BYTES) return setState('tooLarge');
      setState('idle');
      keep({ id: crypto.randomUUID(), file, seconds: length });
    });
    stopping.current = stop;
    recorder.start();
    setSeconds(0);
    setState('recording');
  }

  async function start(): Promise<void> {
    // Absent on a page without TLS, though the types have it.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    const format = 'MediaRecorder' in window && FORMATS.find(([type]) => MediaRecorder.isTypeSupported(type));
    if (devices === undefined || !format) return setState('unsupported');
    setState('asking');
    try {
      const stream = await devices.getUserMedia({ audio: true });
      if (isOpen.current) record(stream, format);
      else for (const track of stream.getTracks()) track.stop();
    } catch (error) {
      setState(failureOf(error));
    }
  }

  return { state, seconds, start: () => void start(), stop: () => stopping.current() };
}

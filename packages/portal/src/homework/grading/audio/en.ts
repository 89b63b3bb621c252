import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'recorder.asking': 'Allow the microphone in the notice of your browser.',
  'recorder.recording': 'Recording {length} of {most}',
  'recorder.stop': 'Finish recording',
  'recorder.began': 'The recording began.',
  'recorder.preview': 'Your audio',
  'recorder.check':
    'Listen to it before you save. Write what matters most in the comment as well, for who cannot hear it.',
  'recorder.remove': 'Delete the audio',
  'recorder.denied':
    'Your browser did not give permission for the microphone. Allow it in the permissions of this site and try again.',
  'recorder.noMicrophone': 'No microphone was found. Connect one, or write your comment.',
  'recorder.unsupported': 'This browser cannot record. Write your comment, or try another browser.',
  'recorder.failed': 'The recording failed. Try again.',
  'recorder.tooLarge': 'The audio is too large. Record a shorter one.',
};

import type { sentences as es } from './media.es.ts';

export const sentences: Record<keyof typeof es, string> = {
  'media.saved': 'The changes of the video were saved',
  'media.captions': 'Choose a file of captions, .vtt',
  'media.chapters': 'Each chapter begins at another time',
  'recording.saved': 'The recorded class was saved',
  'recording.deleted': 'The recorded class was deleted',
  'recording.restored': 'The recorded class is back',
  'recording.link': 'Write an address that begins with http:// or https://',
  'recording.source': 'Upload a file or write a link: one of the two',
};

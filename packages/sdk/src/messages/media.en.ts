import type { sentences as es } from './media.es.ts';

export const sentences: Record<keyof typeof es, string> = {
  'media.saved': 'The changes of the video were saved',
  'recording.saved': 'The recorded class was saved',
  'recording.deleted': 'The recorded class was deleted',
  'recording.restored': 'The recorded class is back',
  RESOURCE_DEPTH: 'It does not fit there: a folder goes neither into itself nor deeper than 5 folders',
  RESOURCE_FOLDER_FULL: 'That folder is full. Make another one inside of it',
  'resource.saved': 'The resource was saved',
  'resource.deleted': 'The resource was deleted',
  'resource.restored': 'The resource is back',
  'resource.oneSchool': 'Choose groups of one school',
  'resource.others': 'It is of another person: leave it where they see it as well',
};

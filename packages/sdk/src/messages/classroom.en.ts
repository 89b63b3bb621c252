import type { sentences as spanish } from './classroom.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  CLASS_EARLY: 'Your class is not open yet. It opens 10 minutes before',
  CLASS_OVER: 'This class is over',
  CLASS_CANCELLED: 'This class was cancelled',
  CLASS_NOT_STARTED: 'Your teacher has not opened the room yet. Wait a moment',
  CLASSROOM_UNAVAILABLE: 'The room does not answer. Try again in a moment',
  'classroom.created': 'The class was planned',
  'classroom.saved': 'The changes of the class were saved',
  'classroom.cancelled': 'The class was cancelled',
  'classroom.restored': 'The class is back',
  'classroom.deleted': 'The class was deleted',
  'classroom.ended': 'The class is over',
  'classroom.stopped': 'The weekly class has ended',
  'classroom.present': 'You are in the class',
  'classroom.resourceAdded': 'It was added to the class',
  'classroom.resourceDeleted': 'It was taken from the class',
  'classroom.settings': 'What families may do was saved',
  'classroom.past': 'Choose a day and a time that are not over',
  'classroom.restDay': 'That day is a mandatory rest day without classes. Choose another one to begin',
  'classroom.far': 'Choose a day within the next year',
  'classroom.until': 'Choose a day after the first class',
  'classroom.provider': 'That room cannot be chosen here',
  'classroom.resources': 'A class has up to {max} files and links',
};

import type { sentences as spanish } from './clubs.es.ts';

/** The same in English. */
export const sentences: Record<keyof typeof spanish, string> = {
  CLUB_REMOVED: 'You are not in this club any more. If you want to come back, talk to your teacher',
  CLUB_MEMBERS: 'To write in this club, join it first',
  CLUB_WAITING: 'Your teacher still has to read what you wrote. Wait a little',
  CLUB_POST_MODERATED: 'It was hidden upon a report. Who hid it can show it again',
  'club.created': 'Your club is open',
  'club.saved': 'The changes of the club were saved',
  'club.joined': 'You are in the club now',
  'club.left': 'You left the club',
  'club.member.removed': 'They are not in the club any more',
  'club.member.back': 'They may come back to the club',
  'club.post.waiting': 'Your teacher reads it first',
  'club.post.approved': 'It is published',
  'club.post.hidden': 'No one else sees it any more',
  'club.post.withdrawn': 'It was removed',
};

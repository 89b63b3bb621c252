import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type {
  AnnouncementRead,
  AnnouncementReceipts,
  AnnouncementSaved,
  Announcements,
  AnnouncementUpdate,
  NewAnnouncement,
  SentAnnouncement,
} from './schema.ts';

type Id = { id: string };

/** Announcements of the schools that the caller works for, or that a teacher wrote for their groups, the newest first. */
export const listAnnouncements = endpoint<{ query: ListQuery; returns: SentAnnouncement[] }>('GET /announcements');

export const getAnnouncement = endpoint<{ params: Id; returns: SentAnnouncement }>('GET /announcements/{id}');

/**
 * Writes to the families of a school, of some of its levels or of groups. 404 for a school or group that the caller does not reach,
 * 422 for groups of several schools. Answers 201. Send an idempotency key.
 */
export const createAnnouncement = endpoint<{ body: NewAnnouncement; files: 'files[]'; returns: AnnouncementSaved }>(
  'POST /announcements',
);

/** Changes an announcement; readers see that it was, once it was published. It is published at the time it was first. */
export const updateAnnouncement = endpoint<{
  params: Id;
  body: AnnouncementUpdate;
  files: 'files[]';
  returns: AnnouncementSaved;
}>('PUT /announcements/{id}');

/** Takes an announcement back: no one reads it any more. It may be restored within 30 days. */
export const deleteAnnouncement = endpoint<{ params: Id; returns: MessageAnswer }>('DELETE /announcements/{id}');

export const restoreAnnouncement = endpoint<{ params: Id; returns: AnnouncementSaved }>(
  'POST /announcements/{id}/restore',
);

/** Who has read it, and who has not. */
export const getAnnouncementReceipts = endpoint<{ params: Id; returns: AnnouncementReceipts }>(
  'GET /announcements/{id}/receipts',
);

/** Notifies who has not read or confirmed it once more. 409 `ANNOUNCEMENT_REMINDED` within a day of the last time. */
export const remindOfAnnouncement = endpoint<{ params: Id; returns: AnnouncementSaved }>(
  'POST /announcements/{id}/reminders',
);

/** What is published for the caller as a guardian or a student: unread and pinned ones first. */
export const listMyAnnouncements = endpoint<{ returns: Announcements }>('GET /me/announcements');

/** Records that the caller has read it, and whether they confirmed that they know of it. May be repeated. */
export const readAnnouncement = endpoint<{ params: Id; body: AnnouncementRead; returns: MessageAnswer }>(
  'PUT /me/announcements/{id}/read',
);

/** A file of an announcement, for its writers and readers. */
export const getAnnouncementFile = endpoint<{ params: { id: string; file: string }; returns: Blob }>(
  'GET /announcements/{id}/files/{file}',
);

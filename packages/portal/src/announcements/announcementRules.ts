import {
  type AnnouncementUpdate,
  announcementUpdateSchema,
  type NewAnnouncement,
  newAnnouncementSchema,
} from '@lia/sdk/announcements/schema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

/** What the form sends: a new announcement, or what is changed of one. */
export type Written = { isNew: true; body: NewAnnouncement } | { isNew: false; body: AnnouncementUpdate };

export const check = ({ isNew, body }: Written): Validation<object> =>
  validate(isNew ? newAnnouncementSchema : announcementUpdateSchema, body, { input: 'typed' });

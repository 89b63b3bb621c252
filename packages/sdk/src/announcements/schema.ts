import { array, boolean, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { fileIds, isInstant, readLinks } from '../activities/jsonTexts.ts';
import { isDay } from '../calendar/days.ts';
import { listedFileSchema } from '../files/schema.ts';
import {
  choice,
  isGiven,
  LARGEST_ID,
  messageKey,
  plainNumber,
  plainString,
  record,
  text,
  uuidsIn,
} from '../validation/fields.ts';
import {
  announcementAudiences,
  MAX_ANNOUNCED_GROUPS,
  MAX_ANNOUNCEMENT_FILES,
  MAX_ANNOUNCEMENT_LINKS,
  MAX_TEXT,
  MAX_TITLE,
} from './rules.ts';

const areLinks = (value: string): boolean => {
  const links = readLinks(value);
  return links !== null && links.length <= MAX_ANNOUNCEMENT_LINKS;
};

/** What is written and changed. In a multipart body each is a text; `url_path` is a JSON text of up to three addresses. */
const fields = {
  title: text(1, MAX_TITLE),
  text: text(1, MAX_TEXT),
  url_path: plainString().test(
    'links',
    messageKey('announcement.links'),
    (value) => !isGiven(value) || areLinks(value),
  ),
  /** ISO instant with its zone; at once where it is not given. */
  publish_at: plainString().test('instant', messageKey('invalid'), (value) => !isGiven(value) || isInstant(value)),
  /** The last day on which it stands above the others. */
  pinned_until: plainString().test('day', messageKey('invalid'), (value) => !isGiven(value) || isDay(value)),
  /** A JSON text of the ids of finished uploads for `announcement`, which come beside the files of the call. */
  uploads: fileIds(),
  /** Whether its readers are asked to confirm that they know of it. */
  acknowledge: choice([0, 1]).required(messageKey('required')),
};

/**
 * A new announcement. `school_id` is of the whole school or some of its levels; `levels` and `group_id` are numbers and ids with
 * commas between them. `students`: whether it is for the students as well, and not for their guardians alone.
 */
export const newAnnouncementSchema = record({
  ...fields,
  audience: plainString().oneOf(announcementAudiences, messageKey('choice.unknown')).required(messageKey('required')),
  school_id: plainNumber()
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .when('audience', ([audience], school) =>
      audience === 'groups' ? school : school.required(messageKey('required')),
    ),
  levels: plainString()
    .matches(/^[1-3](,[1-3]){0,2}$/, { message: messageKey('invalid'), excludeEmptyString: true })
    .when('audience', ([audience], levels) =>
      audience === 'levels' ? levels.required(messageKey('announcement.audience')) : levels,
    ),
  group_id: plainString()
    .matches(uuidsIn(MAX_ANNOUNCED_GROUPS), { message: messageKey('invalid'), excludeEmptyString: true })
    .when('audience', ([audience], groups) =>
      audience === 'groups' ? groups.required(messageKey('announcement.audience')) : groups,
    ),
  students: choice([0, 1]).required(messageKey('required')),
});
export type NewAnnouncement = InferType<typeof newAnnouncementSchema>;

/** It stays with those for whom it was written. `toDeleteFiles` is a JSON text of ids. */
export const announcementUpdateSchema = record({
  ...fields,
  toDeleteFiles: fileIds(),
});
export type AnnouncementUpdate = InferType<typeof announcementUpdateSchema>;

const written = {
  id: string().required(),
  title: string().required(),
  text: string().required(),
  url_path: array(string().required()).max(MAX_ANNOUNCEMENT_LINKS).required(),
  files: array(listedFileSchema).max(MAX_ANNOUNCEMENT_FILES).required(),
  author: string().defined(),
  publish_at: string().required(),
  edited_at: string().nullable().defined(),
  pinned_until: string().nullable().defined(),
  /** Of the school. */
  zone: zone().required(),
  acknowledge: boolean().required(),
};

/** An announcement as its writers see it. `recipients` counts who it is for today; `read` and `acknowledged` those of them. */
export const sentAnnouncementSchema = record({
  ...written,
  school: record({ id: number().required(), name: string().required() }),
  audience: string().oneOf(announcementAudiences).required(),
  levels: array(number().required()).required(),
  groups: array(record({ id: string().required(), name: string().required() })).required(),
  students: boolean().required(),
  reminded_at: string().nullable().defined(),
  recipients: number().required(),
  read: number().required(),
  acknowledged: number().required(),
});
export type SentAnnouncement = InferType<typeof sentAnnouncementSchema>;
export const sentAnnouncementListSchema = array(sentAnnouncementSchema).required();

export const announcementSavedSchema = record({ message: string().required(), data: sentAnnouncementSchema });
export type AnnouncementSaved = InferType<typeof announcementSavedSchema>;

/**
 * Who has read and confirmed an announcement, by the group of the student that it is about (null: of no group), and up to 200 people,
 * by surname, who have not read it or, where it asks for that, not confirmed it. Who answers for students of several groups counts in
 * each. `unreached`: up to 200 students whom it is about and for whom no one has it, since their family has no account.
 */
export const announcementReceiptsSchema = record({
  data: record({
    groups: array(
      record({
        name: string().nullable().defined(),
        recipients: number().required(),
        read: number().required(),
        acknowledged: number().required(),
      }),
    ).required(),
    missing: array(
      record({
        uuid: string().required(),
        name: string().required(),
        /** True of who has read it and is to confirm it. */
        read: boolean().required(),
        /** The student themself, or the children of a guardian whom it is about. */
        students: array(record({ name: string().required(), group: string().nullable().defined() })).required(),
      }),
    ).required(),
    unreached: array(
      record({ uuid: string().required(), name: string().required(), group: string().nullable().defined() }),
    ).required(),
  }),
});
export type AnnouncementReceipts = InferType<typeof announcementReceiptsSchema>;

/** An announcement as its readers see it. `children`: whom it is about; none where the reader is the student. */
export const announcementSchema = record({
  ...written,
  school: string().required(),
  pinned: boolean().required(),
  children: array(string().required()).required(),
  read: boolean().required(),
  acknowledged: boolean().required(),
});
export type Announcement = InferType<typeof announcementSchema>;
export const announcementsSchema = record({ data: array(announcementSchema).required() });
export type Announcements = InferType<typeof announcementsSchema>;

export const announcementReadSchema = record({
  acknowledged: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type AnnouncementRead = InferType<typeof announcementReadSchema>;

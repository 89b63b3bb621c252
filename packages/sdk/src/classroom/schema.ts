import { array, boolean, type InferType, number, string } from 'yup';

import { dayOrEmpty } from '../calendar/dayFields.ts';
import { zone } from '../calendar/schema.ts';
import { CLOCK } from '../notifications/rules.ts';
import {
  isGiven,
  messageKey,
  optionalText,
  plainString,
  record,
  requiredUuid,
  text,
  uuidOrEmpty,
} from '../validation/fields.ts';
import { isWebAddress } from '../validation/url.ts';
import {
  LEAST_MINUTES,
  MAX_CANCELLATION_REASON,
  MAX_RESOURCES,
  MAX_TITLE,
  meetingProviders,
  MOST_MINUTES,
  participantRoles,
} from './rules.ts';

const address = () =>
  plainString().test('address', messageKey('classroom.link'), (value) => !isGiven(value) || isWebAddress(value));

const whole = (min: number, max: number) =>
  number()
    .typeError(messageKey('number.digits'))
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(min, messageKey('invalid'))
    .max(max, messageKey('invalid'));

const clock = () => plainString().required(messageKey('required')).matches(CLOCK, messageKey('invalid'));

/** What a class is, whenever it is. `link` goes with the provider `link` alone. */
const about = {
  title: text(1, MAX_TITLE),
  subject_id: uuidOrEmpty(),
  provider: plainString().required(messageKey('required')).oneOf(meetingProviders, messageKey('choice.unknown')),
  link: address().when('provider', ([provider], link) =>
    provider === 'link'
      ? link.required(messageKey('classroom.link'))
      : link.test('none', messageKey('invalid'), (value) => !isGiven(value)),
  ),
  /** By the clocks of the school: `08:30`. */
  time: clock(),
  minutes: whole(LEAST_MINUTES, MOST_MINUTES),
};

/** A class of a group, on a day of its school; `weekly`: every week on that day of the week, until `until` where it is given. */
export const newMeetingSchema = record({
  ...about,
  group_id: requiredUuid(),
  day: dayOrEmpty().required(messageKey('required')),
  weekly: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
  until: dayOrEmpty(),
});
export type NewMeeting = InferType<typeof newMeetingSchema>;

export const meetingUpdateSchema = record({ ...about, day: dayOrEmpty().required(messageKey('required')) });
export type MeetingUpdate = InferType<typeof meetingUpdateSchema>;

/** Changes a weekly class from now on. `weekday`: 1 for Monday to 7 for Sunday. */
export const meetingSeriesUpdateSchema = record({ ...about, weekday: whole(1, 7), until: dayOrEmpty() });
export type MeetingSeriesUpdate = InferType<typeof meetingSeriesUpdateSchema>;

export const meetingCancellationSchema = record({ reason: optionalText(MAX_CANCELLATION_REASON) });
export type MeetingCancellation = InferType<typeof meetingCancellationSchema>;

const named = record({ id: string().required(), name: string().required() });
const provider = () => string().oneOf(meetingProviders).required();

const shown = {
  id: string().required(),
  title: string().required(),
  subject: named.nullable().defined(),
  group: named,
  /** Its teacher; null while the group has none. */
  teacher: string().nullable().defined(),
  /** Of the school. */
  zone: zone().required(),
  provider: provider(),
  starts_at: string().required(),
  ends_at: string().required(),
  ended_at: string().nullable().defined(),
  cancelled: boolean().required(),
  reason: string().defined(),
  started: boolean().required(),
  /** How many files and links it has. */
  resources: number().required(),
};

/** A class as who plans it sees it. `hosting`: whether the caller leads it; `joined`: how many of the `students` of today were there. */
export const meetingSchema = record({
  ...shown,
  school: record({ id: number().required(), name: string().required() }),
  /** The weekly class that it is one of; null for a single one. */
  series_id: string().nullable().defined(),
  link: string().nullable().defined(),
  hosting: boolean().required(),
  students: number().required(),
  joined: number().required(),
});
export type Meeting = InferType<typeof meetingSchema>;

/** `now`: the server's clock, by which classes open and close. */
export const meetingListSchema = record({ now: string().required(), data: array(meetingSchema).required() });
export type MeetingList = InferType<typeof meetingListSchema>;
export const meetingAnswerSchema = record({ now: string().required(), data: meetingSchema });
export type MeetingAnswer = InferType<typeof meetingAnswerSchema>;
export const meetingSavedSchema = record({ message: string().required(), data: meetingSchema });
export type MeetingSaved = InferType<typeof meetingSavedSchema>;

/** A weekly class. `next`: the ISO instant of its next one; null where there is none within four weeks. */
export const meetingSeriesSchema = record({
  id: string().required(),
  title: string().required(),
  subject: named.nullable().defined(),
  group: named,
  zone: zone().required(),
  provider: provider(),
  link: string().nullable().defined(),
  weekday: number().required(),
  time: string().required(),
  minutes: number().required(),
  from: string().required(),
  until: string().nullable().defined(),
  next: string().nullable().defined(),
});
export type MeetingSeries = InferType<typeof meetingSeriesSchema>;
export const meetingSeriesListSchema = record({ data: array(meetingSeriesSchema).required() });
export type MeetingSeriesList = InferType<typeof meetingSeriesListSchema>;
export const meetingSeriesSavedSchema = record({ message: string().required(), data: meetingSeriesSchema });
export type MeetingSeriesSaved = InferType<typeof meetingSeriesSavedSchema>;

/**
 * A class as its students and their families see it: without a way into it, which each join is given. `children`: those of the
 * guardian who asks; none where the student asks. `joinable`: whether they may join at all; guardians only where the school lets them.
 */
export const myMeetingSchema = record({
  ...shown,
  children: array(record({ uuid: string().required(), name: string().required() })).required(),
  joinable: boolean().required(),
});
export type MyMeeting = InferType<typeof myMeetingSchema>;
export const myMeetingsSchema = record({ now: string().required(), data: array(myMeetingSchema).required() });
export type MyMeetings = InferType<typeof myMeetingsSchema>;

/** The way into a class, for this person and this time: an address to open, or a room of Jitsi to show. `token` where its domain asks for one. */
export const entranceSchema = record({
  data: record({
    role: string().oneOf(participantRoles).required(),
    address: string().nullable().defined(),
    room: record({
      domain: string().required(),
      name: string().required(),
      token: string().nullable().defined(),
      /** What the person is called in it. */
      display_name: string().required(),
    })
      .nullable()
      .defined(),
  }),
});
export type Entrance = InferType<typeof entranceSchema>;

const seen = {
  /** When they first joined, and were last seen; null where they did not come. */
  first_at: string().nullable().defined(),
  last_at: string().nullable().defined(),
  late: boolean().required(),
};

/** Who was in a class: its students by surname, `current`: whether they are in the group today; and others who joined. */
export const meetingAttendanceSchema = record({
  data: record({
    /** The day of the class, by the clocks of its school. */
    day: string().required(),
    students: array(
      record({
        uuid: string().required(),
        name: string().defined(),
        last_name: string().defined(),
        current: boolean().required(),
        ...seen,
      }),
    ).required(),
    others: array(
      record({
        name: string().defined(),
        role: string().oneOf(participantRoles).required(),
        first_at: string().required(),
        last_at: string().required(),
      }),
    ).required(),
  }),
});
export type MeetingAttendance = InferType<typeof meetingAttendanceSchema>;

/** A file or a link of a class: `url` is null for a file; `type` and `size` are null for a link, whose name is its host. */
export const meetingResourceSchema = record({
  id: string().required(),
  name: string().required(),
  url: string().nullable().defined(),
  type: string().nullable().defined(),
  size: number().nullable().defined(),
});
export type MeetingResource = InferType<typeof meetingResourceSchema>;
export const meetingResourcesSchema = record({ data: array(meetingResourceSchema).required() });
export type MeetingResources = InferType<typeof meetingResourcesSchema>;
export const meetingResourcesSavedSchema = record({
  message: string().required(),
  data: array(meetingResourceSchema).required(),
});
export type MeetingResourcesSaved = InferType<typeof meetingResourcesSavedSchema>;

/** Beside a file in a multipart body. */
export const meetingUploadSchema = record({ meetingId: requiredUuid() });
export type MeetingUpload = InferType<typeof meetingUploadSchema>;
export const meetingLinkSchema = record({
  meetingId: requiredUuid(),
  urlPath: address().required(messageKey('classroom.link')),
});
export type MeetingLink = InferType<typeof meetingLinkSchema>;

/** `files`: ids of files and links; all of them where it is absent. */
export const meetingResourceDeletionSchema = record({
  files: array(requiredUuid()).typeError(messageKey('invalid')).max(MAX_RESOURCES, messageKey('invalid')).optional(),
});
export type MeetingResourceDeletion = InferType<typeof meetingResourceDeletionSchema>;

/** The class of a group that goes on or comes next; null where there is none. */
export const groupMeetingSchema = record({ data: record({ id: string().required() }).nullable().defined() });
export type GroupMeeting = InferType<typeof groupMeetingSchema>;

/** Groups of the student who asks. */
export const studentGroupsSchema = record({
  data: array(record({ id: string().required(), name: string().required(), school: string().required() })).required(),
});
export type StudentGroups = InferType<typeof studentGroupsSchema>;

const settings = record({
  providers: array(provider()).required(),
  schools: array(
    record({ id: number().required(), name: string().required(), guardians_observe: boolean().required() }),
  ).required(),
});

/** What a class may be held by here, and what each school that the caller works for lets guardians do. */
export const classroomSettingsSchema = record({ data: settings });
export type ClassroomSettings = InferType<typeof classroomSettingsSchema>;
export const classroomSettingsSavedSchema = record({ message: string().required(), data: settings });
export type ClassroomSettingsSaved = InferType<typeof classroomSettingsSavedSchema>;

export const schoolClassroomSchema = record({
  guardians_observe: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type SchoolClassroom = InferType<typeof schoolClassroomSchema>;

import { array, boolean, type InferType, number, string } from 'yup';

import { fileIds } from '../activities/jsonTexts.ts';
import { zone } from '../calendar/schema.ts';
import { weekdays } from './hours.ts';
import { listedFileSchema } from '../files/schema.ts';
import { CLOCK } from '../notifications/rules.ts';
import { choice, LARGEST_ID, messageKey, optionalText, plainNumber, record, text, uuid } from '../validation/fields.ts';
import {
  CONVERSATION_PAGE,
  conversationSides,
  MAX_MESSAGE,
  MAX_MESSAGE_FILES,
  MESSAGE_PAGE,
  messageStates,
} from './rules.ts';

const side = () => string().oneOf(conversationSides);

const schoolId = () =>
  plainNumber()
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid'))
    .required(messageKey('required'));

/** With whom a conversation about a student is begun: with the teacher of a group of a school, or the school itself where there is none. */
export const conversationStartSchema = record({
  student: uuid().required(messageKey('required')),
  school_id: schoolId(),
  group_id: uuid(),
});
export type ConversationStart = InferType<typeof conversationStartSchema>;

/**
 * A message: its text may be left out where files come with it. `uploads` is a JSON text of the ids of finished uploads for `message`,
 * which come beside the files of the call. `urgent` is for schools alone.
 */
export const newMessageSchema = record({
  text: optionalText(MAX_MESSAGE),
  uploads: fileIds(),
  urgent: choice([0, 1]).required(messageKey('required')),
});
export type NewMessage = InferType<typeof newMessageSchema>;

export const messageChangeSchema = record({ text: text(1, MAX_MESSAGE) });
export type MessageChange = InferType<typeof messageChangeSchema>;

/** Up to which message the caller has read. */
export const conversationReadSchema = record({ through: uuid().required(messageKey('required')) });
export type ConversationRead = InferType<typeof conversationReadSchema>;

const clock = () => text(5, 5).matches(CLOCK, messageKey('invalid'));

const officeDay = record({
  weekday: choice(weekdays).required(messageKey('required')),
  from: clock(),
  until: clock().test('order', messageKey('officeHours.order'), (until, { parent }) => until > parent.from),
});

const days = () =>
  array(officeDay)
    .max(7, messageKey('invalid'))
    .test(
      'once',
      messageKey('invalid'),
      (all) => new Set(all?.map(({ weekday }) => weekday)).size === (all ?? []).length,
    )
    .required(messageKey('required'));

/** Whose hours: those of a school, or one's own as a teacher in it. */
export const hoursOwners = ['school', 'own'] as const;

export const officeHoursChangeSchema = record({
  school_id: schoolId(),
  whose: string()
    .typeError(messageKey('invalid'))
    .oneOf(hoursOwners, messageKey('choice.unknown'))
    .required(messageKey('required')),
  days: days(),
});
export type OfficeHoursChange = InferType<typeof officeHoursChangeSchema>;

/** Hours that the caller may set. `school_days`: those of the school, within which a teacher's lie. */
export const officeHoursSchema = record({
  data: array(
    record({
      school: record({ id: number().required(), name: string().required() }),
      zone: zone().required(),
      whose: string().oneOf(hoursOwners).required(),
      days: days(),
      school_days: days(),
    }),
  ).required(),
});
export type OfficeHoursAnswer = InferType<typeof officeHoursSchema>;

const base = {
  id: string().required(),
  student: record({ uuid: string().required(), name: string().required() }),
  school: record({ id: number().required(), name: string().required() }),
  /** Null: with the school. */
  group: record({ id: string().required(), name: string().required() }).nullable().defined(),
  /** Who teaches the group today. */
  teacher: string().nullable().defined(),
  /** As what the caller reads it. */
  side: side().required(),
  /** Of the school. */
  zone: zone().required(),
};

/** A conversation in a list. `last`: its last message that is there to read. */
export const conversationSchema = record({
  ...base,
  last_at: string().required(),
  last: record({
    author: string().defined(),
    mine: boolean().required(),
    text: string().defined(),
    files: number().required(),
  })
    .nullable()
    .defined(),
  unread: number().required(),
});
export type Conversation = InferType<typeof conversationSchema>;

export const conversationsSchema = record({
  data: array(conversationSchema).max(CONVERSATION_PAGE).required(),
  more: boolean().required(),
});
export type Conversations = InferType<typeof conversationsSchema>;

/** A conversation with who reads it and when it is answered. */
export const conversationDetailsSchema = record({
  ...base,
  /** Families, teacher and school of today. A school is one name: who works there changes. */
  people: array(record({ name: string().defined(), side: side().required() })).required(),
  /** Whether the student is of the school and group, and has a family to write to. */
  open: boolean().required(),
  may_be_urgent: boolean().required(),
  days: days(),
  /** When others are notified of what is written outside of the hours; null within them. */
  opens_at: string().nullable().defined(),
});
export type ConversationDetails = InferType<typeof conversationDetailsSchema>;
export const conversationAnswerSchema = record({ data: conversationDetailsSchema });
export type ConversationAnswer = InferType<typeof conversationAnswerSchema>;

/** With whom the caller may begin a conversation about a student. */
export const contactsSchema = record({
  data: array(
    record({
      school: record({ id: number().required(), name: string().required() }),
      group: record({ id: string().required(), name: string().required() }).nullable().defined(),
      teacher: string().nullable().defined(),
    }),
  ).required(),
});
export type Contacts = InferType<typeof contactsSchema>;

/** A message. Text and files are of those alone that are there to read. */
export const messageRecordSchema = record({
  id: string().required(),
  author: string().defined(),
  side: side().required(),
  mine: boolean().required(),
  state: string().oneOf(messageStates).required(),
  text: string().defined(),
  files: array(listedFileSchema).max(MAX_MESSAGE_FILES).required(),
  urgent: boolean().required(),
  sent_at: string().required(),
  edited_at: string().nullable().defined(),
  /** When others will be notified of it; null where they were. */
  notice_at: string().nullable().defined(),
  /** Until when its author, who asks, may change it or take it back; null where they may not. */
  changeable_until: string().nullable().defined(),
  /** Who has read it and when, for those on whose side it was written. */
  seen: array(record({ name: string().defined(), side: side().required(), at: string().required() })).required(),
});
export type MessageRecord = InferType<typeof messageRecordSchema>;

/** Messages from the oldest to the newest. `earlier`: whether there are more before them. */
export const messagesSchema = record({
  data: array(messageRecordSchema).max(MESSAGE_PAGE).required(),
  earlier: boolean().required(),
});
export type Messages = InferType<typeof messagesSchema>;

export const messageSavedSchema = record({ message: string().required(), data: messageRecordSchema });
export type MessageSaved = InferType<typeof messageSavedSchema>;

export const unreadConversationsSchema = record({ data: number().required() });
export type UnreadConversations = InferType<typeof unreadConversationsSchema>;

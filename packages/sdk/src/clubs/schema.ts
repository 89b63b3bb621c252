import { array, boolean, type InferType, number, string } from 'yup';

import { LARGEST_ID, messageKey, plainNumber, record, text } from '../validation/fields.ts';
import { contactDataIn } from './contactData.ts';
import {
  clubTopics,
  MAX_CLUB_ABOUT,
  MAX_CLUB_NAME,
  MAX_POST_PICTURES,
  MAX_POST_TEXT,
  postDecisions,
  postStatuses,
} from './rules.ts';

const word = () => string().typeError(messageKey('invalid'));

const fields = {
  topic: word().oneOf(clubTopics, messageKey('choice.unknown')).required(messageKey('required')),
  name: text(3, MAX_CLUB_NAME),
  about: text(1, MAX_CLUB_ABOUT),
};

/** Opens a club in a school in which the caller teaches; they moderate it. */
export const newClubSchema = record({
  ...fields,
  school_id: plainNumber()
    .required(messageKey('required'))
    .integer(messageKey('invalid'))
    .min(1, messageKey('invalid'))
    .max(LARGEST_ID, messageKey('invalid')),
});
export type NewClub = InferType<typeof newClubSchema>;

/** `closed`: students see it no more; what was written stays. */
export const clubUpdateSchema = record({
  ...fields,
  closed: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type ClubUpdate = InferType<typeof clubUpdateSchema>;

/** A post of a teacher. Pictures go in `files[]`. */
export const teacherPostSchema = record({ text: text(1, MAX_POST_TEXT) });
export type TeacherPost = InferType<typeof teacherPostSchema>;

/** A post of a student, without contact data: not their own, and of no one else. */
export const studentPostSchema = record({
  text: text(1, MAX_POST_TEXT).test('contact', messageKey('club.contact'), (value) => contactDataIn(value) === null),
});
export type StudentPost = InferType<typeof studentPostSchema>;

export const postDecisionSchema = record({
  status: word().oneOf(postDecisions, messageKey('choice.unknown')).required(messageKey('required')),
});
export type PostDecisionCall = InferType<typeof postDecisionSchema>;

/** `member`: whether they are in it from now on. */
export const membershipSchema = record({
  member: boolean().typeError(messageKey('invalid')).required(messageKey('required')),
});
export type ClubMembership = InferType<typeof membershipSchema>;

const club = {
  id: string().required(),
  topic: string().oneOf(clubTopics).required(),
  name: string().required(),
  about: string().required(),
  /** First name of the teacher who moderates it. */
  moderator: string().defined(),
};

/** A club as its moderators see it. `waiting`: posts that wait for them. */
export const clubSchema = record({
  ...club,
  school: record({ id: number().required(), name: string().required() }),
  closed: boolean().required(),
  members: number().required(),
  waiting: number().required(),
});
export type Club = InferType<typeof clubSchema>;
export const clubListSchema = record({ data: array(clubSchema).required() });
export type ClubList = InferType<typeof clubListSchema>;

/** A person of a club as others of it see them: by first name and avatar. `seed`: what the default avatar is drawn from. */
const person = {
  name: string().defined(),
  avatar_path: string().nullable().defined(),
  seed: string().required(),
};

const post = {
  id: string().required(),
  author: record(person),
  /** Whether a teacher wrote it. */
  by_teacher: boolean().required(),
  /** Empty where it was hidden upon a report. */
  text: string().defined(),
  files: array(record({ id: string().required(), name: string().required() }))
    .max(MAX_POST_PICTURES)
    .required(),
  status: string().oneOf(postStatuses).required(),
  /** Whether it was hidden upon a report: who moderates the club does not show it again. */
  moderated: boolean().required(),
  at: string().required(),
};

export const clubPostSchema = record({ ...post, mine: boolean().required() });
export type ClubPost = InferType<typeof clubPostSchema>;

/** A club with its people and posts; those that wait first, then the newest. Withdrawn ones are left out. */
export const clubDetailSchema = record({
  data: record({
    club: clubSchema,
    people: array(
      record({ uuid: string().required(), last_name: string().defined(), removed: boolean().required(), ...person }),
    ).required(),
    posts: array(clubPostSchema).required(),
  }),
});
export type ClubDetail = InferType<typeof clubDetailSchema>;

export const clubSavedSchema = record({ message: string().required(), data: clubSchema });
export type ClubSaved = InferType<typeof clubSavedSchema>;

/** A club as students see it. `member`: whether the caller is in it; `removed`: by its moderator, so that they do not come back by themselves. */
export const myClubSchema = record({
  ...club,
  member: boolean().required(),
  removed: boolean().required(),
  people: number().required(),
});
export type MyClub = InferType<typeof myClubSchema>;
export const myClubsSchema = record({ data: array(myClubSchema).required() });
export type MyClubs = InferType<typeof myClubsSchema>;

/** A club with what is approved in it, and the caller's own posts; none where they are no member. */
export const myClubDetailSchema = record({
  data: record({ club: myClubSchema, posts: array(clubPostSchema).required() }),
});
export type MyClubDetail = InferType<typeof myClubDetailSchema>;

export const postSavedSchema = record({ message: string().required(), data: clubPostSchema });
export type PostSaved = InferType<typeof postSavedSchema>;

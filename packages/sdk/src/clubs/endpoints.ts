import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  ClubDetail,
  ClubList,
  ClubMembership,
  ClubSaved,
  ClubUpdate,
  MyClubDetail,
  MyClubs,
  NewClub,
  PostDecisionCall,
  PostSaved,
  StudentPost,
  TeacherPost,
} from './schema.ts';

type Id = { id: string };

/** Clubs that the caller moderates: a teacher their own, who runs a school all of it. Those with posts that wait first. */
export const listClubs = endpoint<{ returns: ClubList }>('GET /clubs');

/** 404 for a school in which the caller does not teach. Answers 201. Send an idempotency key. */
export const createClub = endpoint<{ body: NewClub; returns: ClubSaved }>('POST /clubs');

/** A club with its people, and its posts in every status. */
export const getClub = endpoint<{ params: Id; returns: ClubDetail }>('GET /clubs/{id}');

/** Changes a club, closes it or opens it again. */
export const updateClub = endpoint<{ params: Id; body: ClubUpdate; returns: ClubSaved }>('PUT /clubs/{id}');

/** Posts as a teacher: at once. Answers 201. Send an idempotency key. */
export const createTeacherPost = endpoint<{ params: Id; body: TeacherPost; files: 'files[]'; returns: PostSaved }>(
  'POST /clubs/{id}/posts',
);

/**
 * Publishes a post, or hides it. May be repeated, and taken back by the other one. 409 `CLUB_POST_MODERATED` for one that was hidden upon
 * a report.
 */
export const decidePost = endpoint<{
  params: { id: string; post: string };
  body: PostDecisionCall;
  returns: PostSaved;
}>('PUT /clubs/{id}/posts/{post}');

/** Removes a member, who does not come back by themselves, or lets them in again; `member`: their uuid. */
export const changeMember = endpoint<{
  params: { id: string; member: string };
  body: ClubMembership;
  returns: MessageAnswer;
}>('PUT /clubs/{id}/members/{member}');

/** Open clubs of the schools of the student who asks: their own first. */
export const listMyClubs = endpoint<{ returns: MyClubs }>('GET /me/clubs');

export const getMyClub = endpoint<{ params: Id; returns: MyClubDetail }>('GET /me/clubs/{id}');

/** Joins a club or leaves it. May be repeated. 409 `CLUB_REMOVED` for whom a moderator removed. */
export const joinClub = endpoint<{ params: Id; body: ClubMembership; returns: MessageAnswer }>('PUT /me/clubs/{id}');

/**
 * Posts as a student: it waits until a moderator publishes it. 409 `CLUB_MEMBERS` for who is no member, `CLUB_WAITING` while five of theirs
 * wait. Answers 201. Send an idempotency key.
 */
export const createPost = endpoint<{ params: Id; body: StudentPost; files: 'files[]'; returns: PostSaved }>(
  'POST /me/clubs/{id}/posts',
);

/** Takes an own post back. May be repeated. */
export const withdrawPost = endpoint<{ params: { id: string; post: string }; returns: MessageAnswer }>(
  'DELETE /me/clubs/{id}/posts/{post}',
);

/** A picture of a post, for who may read the post. */
export const getPostFile = endpoint<{ params: { post: string; file: string }; returns: Blob }>(
  'GET /clubs/posts/{post}/files/{file}',
);

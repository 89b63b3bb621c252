/** What a club is about. */
export const clubTopics = ['reading', 'science', 'robotics', 'art', 'music', 'sports', 'nature', 'games'] as const;
export type ClubTopic = (typeof clubTopics)[number];

/** Where a post stands: it waits for the teacher who moderates; `withdrawn` by its author. */
export const postStatuses = ['waiting', 'approved', 'hidden', 'withdrawn'] as const;
export type PostStatus = (typeof postStatuses)[number];

/** What a moderator makes of a post. */
export const postDecisions = ['approved', 'hidden'] as const satisfies readonly PostStatus[];
export type PostDecision = (typeof postDecisions)[number];

/** Characters. */
export const MAX_CLUB_NAME = 60;
export const MAX_CLUB_ABOUT = 300;
export const MAX_POST_TEXT = 600;

/** Pictures of one post. */
export const MAX_POST_PICTURES = 2;

/** Posts of one student of one club that wait at a time: a class that presses again and again does not bury its teacher. */
export const MAX_WAITING = 5;

/** Posts of a club that are shown, the newest. */
export const SHOWN_POSTS = 100;

/** What goes with a post. */
export const postPictureRule = {
  kinds: [{ extensions: ['jpeg', 'jpg', 'png'], maxMegabytes: 5 }],
} as const;

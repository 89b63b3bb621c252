import { type InferType, string } from 'yup';

import { messageKey, optionalText, record } from '../validation/fields.ts';

/** Where the review of a registration stands. */
export const reviewStatuses = ['pending', 'accepted', 'declined'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Characters of a reason. */
export const SHORTEST_REASON = 3;
export const LONGEST_REASON = 500;

/** What is decided about a registration; one is declined with the reason, which the team reads. */
export const teacherReviewSchema = record({
  review: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(reviewStatuses, messageKey('choice.unknown'))
    .required(messageKey('required')),
  note: optionalText(LONGEST_REASON).when('review', ([review], note) =>
    review === 'declined' ? note.required(messageKey('required')).min(SHORTEST_REASON, messageKey('text.min')) : note,
  ),
});
export type TeacherReview = InferType<typeof teacherReviewSchema>;

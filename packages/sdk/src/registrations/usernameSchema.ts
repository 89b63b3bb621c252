import { boolean, type InferType } from 'yup';

import { record, username } from '../validation/fields.ts';

/** A username that is wished for. */
export const usernameQuestionSchema = record({ username: username() });
export type UsernameQuestion = InferType<typeof usernameQuestionSchema>;

/** Whether an account may still be made with it. */
export const usernameAnswerSchema = record({ available: boolean().required() });
export type UsernameAnswer = InferType<typeof usernameAnswerSchema>;

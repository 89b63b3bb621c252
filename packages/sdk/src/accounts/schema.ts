import { array, boolean, type InferType, number, string } from 'yup';

import { record, says } from '../validation/fields.ts';

/** Sign-in form (document 1 section 5): username of at least 4 characters, password of at least 3. */
export const credentialsSchema = record({
  username: string()
    .typeError(says('invalid'))
    .trim(says('untrimmed'))
    .required(says('required'))
    .min(4, says('username.min'))
    .max(150, says('text.max')),
  password: string()
    .typeError(says('invalid'))
    .required(says('required'))
    .min(3, says('text.min'))
    .max(150, says('text.max')),
});
export type Credentials = InferType<typeof credentialsSchema>;

/** The person behind a session (document 1 section 3). `role` is empty for a guest. */
export const sessionUserSchema = record({
  uuid: string().required(),
  role: array(string().required()).required(),
  /** When they confirmed their e-mail address: null while we wait for it, absent where nobody is asked (children). */
  email_verified_at: string().nullable().optional(),
  school_id: number().nullable().defined(),
  school_name: string().nullable().defined(),
  grade: string().nullable().defined(),
  data: record({
    username: string().required(),
    displayName: string().defined(),
    lastName: string().defined(),
    email: string().defined(),
    photoURL: string().nullable().defined(),
  }),
});
export type SessionUser = InferType<typeof sessionUserSchema>;

/** `expires_at` is an ISO 8601 instant: the token is worthless from then on. */
export const signedInSchema = record({
  user: sessionUserSchema,
  access_token: string().required(),
  expires_at: string().required(),
});
export type SignedIn = InferType<typeof signedInSchema>;

export const accessTokenSchema = record({
  access_token: string().typeError(says('invalid')).required(says('required')).max(4096, says('text.max')),
});
export type AccessToken = InferType<typeof accessTokenSchema>;

/** The code that a session is handed over with. */
export const handoffSchema = record({
  code: string().typeError(says('invalid')).required(says('required')).max(64, says('text.max')),
});
export type Handoff = InferType<typeof handoffSchema>;

export const verificationSchema = record({ success: boolean().required(), message: string().required() });
export type Verification = InferType<typeof verificationSchema>;

/** Answer of a call that has nothing to tell but that it worked. */
export const messageSchema = record({ message: string().required() });
export type MessageAnswer = InferType<typeof messageSchema>;

/** The token of a confirmation letter. */
export const confirmationSchema = record({
  token: string().typeError(says('invalid')).required(says('required')).max(64, says('text.max')),
});
export type Confirmation = InferType<typeof confirmationSchema>;

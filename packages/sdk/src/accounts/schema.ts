import { array, boolean, type InferType, mixed, number, string } from 'yup';

import { ACCESS_CODE_ALPHABET, ACCESS_CODE_LENGTH, tidyAccessCode } from './accessCodes.ts';
import type { Settings } from '../settings/rules.ts';
import { KNOWN_DEVICES } from './rules.ts';
import { email, newPassword, passwordAgain, record, messageKey } from '../validation/fields.ts';
import { SHORTEST_USERNAME } from '../validation/lengths.ts';

/**
 * Sign-in form (document 1 section 5), with a password of at least 3 characters. It asks for a username of at least 4, but
 * registers those of 2 and 3, who could never sign in: the shortest that registers is the shortest here.
 */
export const credentialsSchema = record({
  username: string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .min(SHORTEST_USERNAME, messageKey('username.min'))
    .max(150, messageKey('text.max')),
  password: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .min(3, messageKey('text.min'))
    .max(150, messageKey('text.max')),
  /** What earlier sign-ins of this browser proved (`device` of `SignedIn`); they pass while strangers guess. */
  devices: array(
    string().typeError(messageKey('invalid')).required(messageKey('required')).max(1024, messageKey('text.max')),
  )
    .typeError(messageKey('invalid'))
    .max(KNOWN_DEVICES, messageKey('invalid'))
    .optional(),
});
export type Credentials = InferType<typeof credentialsSchema>;

const CODE = new RegExp(`^[${ACCESS_CODE_ALPHABET}]{${ACCESS_CODE_LENGTH}}$`);

/** The code of an access card, as it is typed: with or without separators, in any case. */
export const accessCodeSchema = record({
  code: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(2 * ACCESS_CODE_LENGTH, messageKey('accessCode.invalid'))
    .transform((typed: unknown) => (typeof typed === 'string' ? tidyAccessCode(typed) : typed))
    .matches(CODE, messageKey('accessCode.invalid')),
});
export type AccessCode = InferType<typeof accessCodeSchema>;

/** Who vouches for a session (document 1 section 3): an identity provider, or our own token. */
export const sessionSources = ['auth0', 'firebase', 'jwt'] as const;

/**
 * The person behind a session (document 1 section 3). `role` is empty for a guest. One account has one id: `uid`, `uuid` and
 * `uuid_` are the same.
 */
export const sessionUserSchema = record({
  uid: string().required(),
  uuid: string().required(),
  uuid_: string().required(),
  from: string().oneOf(sessionSources).required(),
  role: array(string().required()).required(),
  /** When they confirmed their e-mail address: null while we wait for it, absent where none is asked for (children). */
  email_verified_at: string().nullable().optional(),
  /** True while their password is one that others chose, such as that of an import: it opens the choice of another alone. */
  temporary_password: boolean().optional(),
  /** True where an administrator or their guardian sees the portal as them, and changes nothing. */
  viewed: boolean().optional(),
  /** True where that is their guardian. */
  viewed_by_guardian: boolean().optional(),
  /** True where they agreed to have counted which screens they open. */
  usage: boolean().optional(),
  school_id: number().nullable().defined(),
  school_name: string().nullable().defined(),
  /** The institution that they belong to, where that is a company and not a school. */
  company: record({ id: number().required(), name: string().required() }).nullable().defined(),
  /** Of a student, where it is known: 1 preescolar, 2 primaria, 3 secundaria. */
  level: number().optional(),
  grade: string().nullable().defined(),
  data: record({
    username: string().required(),
    displayName: string().defined(),
    lastName: string().defined(),
    email: string().defined(),
    /** Null for the default avatar, which the client draws. */
    photoURL: string().nullable().defined(),
    /** What they chose in the theme settings (`settingsSchema`). */
    settings: mixed<Settings>().required(),
    /** Ids of the navigation items that they pinned; null until they choose. */
    shortcuts: array(string().required()).nullable().defined(),
  }),
});
export type SessionUser = InferType<typeof sessionUserSchema>;

/** The user before anyone signs in (document 1 section 3): no roles, the default avatar, empty names, no shortcuts. */
export const defaultUser: SessionUser = {
  uid: '',
  uuid: '',
  uuid_: '',
  from: 'jwt',
  role: [],
  school_id: null,
  school_name: null,
  company: null,
  grade: null,
  data: { username: '', displayName: '', lastName: '', email: '', photoURL: null, settings: {}, shortcuts: null },
};

/** `expires_at` is an ISO 8601 instant: the token is worthless from then on. */
export const signedInSchema = record({
  user: sessionUserSchema,
  access_token: string().required(),
  expires_at: string().required(),
  /** Proves later that this browser signed in to this account; absent where a session is only resumed. */
  device: string().optional(),
  /** Whether the password that was given is one of the most common ones; absent where none was given, or it is none of them. */
  common_password: boolean().optional(),
});
export type SignedIn = InferType<typeof signedInSchema>;

export const accessTokenSchema = record({
  access_token: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(4096, messageKey('text.max')),
});
export type AccessToken = InferType<typeof accessTokenSchema>;

/** The code that a session is handed over with. */
export const handoffSchema = record({
  code: string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max')),
});
export type Handoff = InferType<typeof handoffSchema>;

export const verificationSchema = record({ success: boolean().required(), message: string().required() });
export type Verification = InferType<typeof verificationSchema>;

/** Answer of a call that returns nothing but that it worked. */
export const messageSchema = record({ message: string().required() });
export type MessageAnswer = InferType<typeof messageSchema>;

/** The end of a session, and where the browser signs out of the identity provider that opened it. */
export const signedOutSchema = record({ message: string().required(), url: string().optional() });
export type SignedOut = InferType<typeof signedOutSchema>;

/** Answer of a call that set a password. */
export const passwordAnswerSchema = record({
  message: string().required(),
  /** True where it is one of the most common ones, which its holder should replace. */
  common_password: boolean().optional(),
});
export type PasswordAnswer = InferType<typeof passwordAnswerSchema>;

/** The token of a confirmation email. */
export const confirmationSchema = record({
  token: string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max')),
});
export type Confirmation = InferType<typeof confirmationSchema>;

/** Asks for a link to choose a new password with. */
export const passwordResetRequestSchema = record({ email: email() });
export type PasswordResetRequest = InferType<typeof passwordResetRequestSchema>;

/** The token of such a link, and the new password. */
export const passwordResetSchema = record({
  token: string().typeError(messageKey('invalid')).required(messageKey('required')).max(64, messageKey('text.max')),
  password: newPassword(),
  password_confirmation: passwordAgain(),
});
export type PasswordReset = InferType<typeof passwordResetSchema>;

/** A new password for a user who knows the current one. */
export const passwordChangeSchema = record({
  current_password: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .max(150, messageKey('text.max')),
  password: newPassword(),
  password_confirmation: passwordAgain(),
});
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** A new password for the child of a guardian. */
export const childPasswordSchema = record({ password: newPassword(), password_confirmation: passwordAgain() });
export type ChildPassword = InferType<typeof childPasswordSchema>;

/** A session of the person who asks. Names of browsers and systems are proper names, null where we do not know them. */
export const sessionRecordSchema = record({
  id: string().required(),
  browser: string().nullable().defined(),
  system: string().nullable().defined(),
  /** ISO 8601 instant. */
  started_at: string().required(),
  /** Whether it is the session that asks. */
  current: boolean().required(),
});
export type SessionRecord = InferType<typeof sessionRecordSchema>;

export const sessionListSchema = record({ data: array(sessionRecordSchema).required() });
export type SessionList = InferType<typeof sessionListSchema>;

/** A key of 256 bits in base64url, with which a browser keeps what its member typed, for them alone. */
export const draftKeySchema = record({ key: string().required() });
export type DraftKey = InferType<typeof draftKeySchema>;

/** Who a member is and how to reach them; null where their account does not know, `email` empty where they have none. `name` is the whole name. */
export const contactSchema = record({
  data: record({
    name: string().required(),
    email: string().defined(),
    phone_number: string().nullable().defined(),
    country: string().nullable().defined(),
    state: string().nullable().defined(),
    city: string().nullable().optional(),
  }),
});
export type Contact = InferType<typeof contactSchema>;

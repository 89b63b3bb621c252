import { attendanceStates } from '@lia/sdk/attendance/rules';
import { conversationSides } from '@lia/sdk/conversations/rules';
import { zone } from '@lia/sdk/calendar/schema';
import type { NotificationKind } from '@lia/sdk/notifications/rules';
import { record } from '@lia/sdk/validation/fields';
import { type AnyObjectSchema, boolean, type InferType, number, string } from 'yup';

/** What changed about how an account is signed in to. `recovery`: a recovery code was used; `merged`: another account was merged into it. */
export const signInChanges = [
  'secondFactor.on',
  'secondFactor.off',
  'secondFactor.reset',
  'secondFactor.codes',
  'secondFactor.recovery',
  'identity.linked',
  'identity.unlinked',
  'account.merged',
] as const;
export type SignInChange = (typeof signInChanges)[number];

/** Which password opens an account that another one was merged into: that of the username that stays, that of the other, or none. */
export const passwordsAfterMerge = ['username', 'other', 'none'] as const;
export type PasswordAfterMerge = (typeof passwordsAfterMerge)[number];

const planUntil = record({ plan: number().required(), until: string().required() });
const plan = record({ plan: number().required() });

/** `child`: the uuid of the student, for a guardian, with their first name; neither of the reader's own licence, and in earlier rows. */
const ofLicence = plan.concat(record({ child: string(), name: string() }));

/** `child`: the uuid of the student, for a guardian; null for the student. `name`: the first name of that child; earlier rows have none. */
const ofHomework = record({
  homework: string().required(),
  activity: string().required(),
  child: string().nullable().defined(),
  name: string(),
});

/** `zone`: that of the school; `child`: the uuid of the student, for a guardian; null for the student. */
const ofMeeting = record({
  meeting: string().required(),
  title: string().required(),
  group: string().required(),
  starts_at: string().required(),
  zone: zone().required(),
  child: string().nullable().defined(),
});

/** What the texts of a kind are made from. It waits in the database, and is checked again when it is read. */
export const notificationData = {
  /** `password`: of a merge; earlier rows have none. */
  security: record({
    change: string()
      .oneOf([...signInChanges, 'password'])
      .required(),
    password: string().oneOf(passwordsAfterMerge),
  }),
  /** `total` in centavos. */
  payment: record({ order: string().required(), title: string().required(), total: number().required() }),
  voucher: record({ voucher: string().required(), title: string().required() }),
  /** `automatic`: whether a card pays it by itself, which earlier rows do not have. */
  renewal: planUntil.concat(record({ automatic: boolean() })),
  price: plan,
  membershipOwes: planUntil,
  membershipEnded: planUntil,
  licenceGiven: ofLicence,
  licenceTaken: ofLicence,
  /** `school`: its name; `until`: when the places end, or ended. */
  giftPlaces: record({
    order: string().required(),
    event: string().oneOf(['given', 'ended']).required(),
    places: number().required(),
    school: string().required(),
    until: string().required(),
  }),
  course: record({ course: number().required(), title: string().required() }),
  activityPublished: ofHomework,
  homeworkDue: ofHomework,
  homeworkReturned: ofHomework,
  teamDelivered: ofHomework,
  homeworkExtended: ofHomework,
  homeworkGraded: ofHomework,
  dataRequest: record({
    event: string().oneOf(['received', 'archived', 'answered', 'refused', 'extended']).required(),
  }),
  importFinished: record({ import: string().required(), accounts: number().required() }),
  /** `children`: of how many students. */
  invitationAccepted: record({ import: string().required(), children: number().required() }),
  /**
   * `name`: the first name of the child; `event`: of the reader, or `changed` of another guardian; `waits`: who accepted the reader's
   * invitation waits to be confirmed; `merged`: another account of the child was merged into theirs, which `password` opens; earlier
   * rows have none.
   */
  guardianship: record({
    child: string().required(),
    name: string().required(),
    event: string().oneOf(['ended', 'restored', 'changed', 'joined', 'waits', 'merged']).required(),
    password: string().oneOf(passwordsAfterMerge),
  }),
  /** `state`: `none` where a mark was taken back; `name`: the first name of the child, which earlier rows do not have. */
  attendance: record({
    child: string().required(),
    name: string(),
    day: string().required(),
    state: string()
      .oneOf([...attendanceStates, 'none'])
      .required(),
  }),
  /**
   * `period`: its name; `child`: the first name of the student, for a guardian, null for the student; `student`: their uuid, for a
   * guardian.
   */
  reportCard: record({
    card: string().required(),
    period: string().required(),
    child: string().nullable().defined(),
    student: string(),
    corrected: boolean().required(),
  }),
  /** `reminder`: whether it was announced before. */
  announcement: record({
    announcement: string().required(),
    title: string().required(),
    school: string().required(),
    reminder: boolean().required(),
  }),
  /** `handled`: what the reader reported; `warned`: what the reader wrote. */
  /** `report`: the id of one that is new, for who decides it. */
  moderation: record({ about: string().oneOf(['handled', 'warned', 'made']).required(), report: string() }),
  /** `from`: as what the newest of them was written. */
  message: record({
    conversation: string().required(),
    school: string().required(),
    from: string().oneOf(conversationSides).required(),
    urgent: boolean().required(),
  }),
  classSoon: ofMeeting,
  classChanged: ofMeeting.shape({ event: string().oneOf(['moved', 'cancelled', 'restored']).required() }),
} as const satisfies Record<NotificationKind, AnyObjectSchema>;

export type NotificationData<K extends NotificationKind> = InferType<(typeof notificationData)[K]>;

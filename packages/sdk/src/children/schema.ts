import { array, boolean, type InferType, number, string } from 'yup';

import { myConsentSchema } from '../consents/records.ts';
import { childSchema } from '../registrations/schema.ts';
import { pictureStatuses } from '../signInPictures/rules.ts';
import { record } from '../validation/fields.ts';

/** What a parent changes of a child whom they registered; the rules are those of the registration. */
export const childUpdateSchema = childSchema.pick(['name', 'last_name', 'level', 'grade']);
export type ChildUpdate = InferType<typeof childUpdateSchema>;

/** Who answers for a child, as another guardian of the child sees them: nothing that they are reached by. */
const childGuardianSchema = record({
  /** Names the link between the two, which is ended by it. */
  id: string().required(),
  name: string().required(),
  /** Whether it is the parent who asks. */
  is_self: boolean().required(),
  /** Whether the parent who asks may end it. */
  removable: boolean().required(),
  since: string().required(),
});
export type ChildGuardian = InferType<typeof childGuardianSchema>;

/** A child as their page shows it. */
export const childRecordSchema = record({
  uuid: string().required(),
  name: string().required(),
  last_name: string().required(),
  username: string().required(),
  level: number().required(),
  grade: number().required(),
  avatar_path: string().nullable().defined(),
  /** The school that keeps the child's data; null where the parent does. */
  school: string().nullable().defined(),
  /** The group of a teacher of public registrations, which a parent takes the child out of; null without one. */
  group: record({
    id: string().required(),
    name: string().required(),
    teacher: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** Whether the child may have an access card, and whether one is in force. */
  may_have_card: boolean().required(),
  has_card: boolean().required(),
  /** Whether the child signs in with pictures after the QR of the class. */
  pictures: string().oneOf(pictureStatuses).required(),
  /** Until when the licence that the child holds is paid; null without one. */
  licence_until: string().nullable().defined(),
  guardians: array(childGuardianSchema).required(),
  /** Whether the parent who asks may invite another one: no guest does while the inviter answers for the child, and a school invites to its students. */
  may_invite: boolean().required(),
  /** The consents that were given for the child, or by the account of the parent who asks. */
  consents: array(myConsentSchema).required(),
});
export const childAnswerSchema = record({ data: childRecordSchema });
export type ChildAnswer = InferType<typeof childAnswerSchema>;
export type ChildRecord = ChildAnswer['data'];

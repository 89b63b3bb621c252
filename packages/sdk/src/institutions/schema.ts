import { array, boolean, type InferType, number, string } from 'yup';

import { zone } from '../calendar/schema.ts';
import { optionalText, record, messageKey, text } from '../validation/fields.ts';
import { storedFields } from '../validation/stored.ts';
import { CCT, institutionTypes, memberRoles, shifts } from './rules.ts';

const type = () =>
  string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(institutionTypes, messageKey('choice.unknown'))
    .required(messageKey('required'));
const active = () => boolean().typeError(messageKey('choice.unknown'));

const cct = () =>
  optionalText(10)
    .nullable()
    .matches(CCT, { message: messageKey('invalid'), excludeEmptyString: true });

/** What creates one: name and type are required (document 2 section 5); `Admin` is a contact's e-mail or name. */
export const newInstitutionSchema = record({
  id: number().typeError(messageKey('invalid')).nullable().optional(),
  School: text(1, 300),
  Description: optionalText(2000),
  Type: type(),
  Admin: optionalText(300).nullable(),
  IsActive: active().required(messageKey('required')),
  /** Whether its people belong to companies, which an import then asks for. */
  HasCompanies: active().optional(),
  /** Whether the password of an import opens the accounts of its students of preescolar and primaria. */
  ChildrenSharePassword: active().optional(),
  /** In either case; kept in capitals. */
  CCT: cct().optional(),
  /** Mexico City's where it is left out. */
  Zone: zone().optional(),
});
export type NewInstitution = InferType<typeof newInstitutionSchema>;

/** An institution as the API lists it (document 2 section 3). `CurrentUsers` counts its people today. */
export const institutionSchema = record({
  ...storedFields(newInstitutionSchema, ['id', 'Description', 'HasCompanies', 'ChildrenSharePassword', 'CCT', 'Zone']),
  SchoolId: number().required(),
  /** Empty where there is none. */
  Description: string().defined(),
  HasCompanies: boolean().required(),
  ChildrenSharePassword: boolean().required(),
  CurrentUsers: number().required(),
  CCT: string().nullable().defined(),
  Zone: zone().required(),
  /** Path of its picture below our origin; null where there is none. */
  Logo: string().nullable().defined(),
  /** When it was deleted (an ISO instant), and until when it may be restored; null while it is there. */
  DeletedAt: string().nullable().defined(),
  RestorableUntil: string().nullable().defined(),
});
export type Institution = InferType<typeof institutionSchema>;

export const institutionListSchema = array(institutionSchema).required();

/** What changes one, in the update call's own names (document 2 section 3). */
export const institutionUpdateSchema = record({
  name: text(1, 300),
  description: optionalText(2000),
  type: type(),
  is_active: active().required(messageKey('required')),
  /** These stay as they are where they are left out. */
  has_companies: active().optional(),
  children_share_password: active().optional(),
  cct: cct().optional(),
  zone: zone().optional(),
});
export type InstitutionUpdate = InferType<typeof institutionUpdateSchema>;

/** Answer of a save: the sentence to show and the institution as it now is. */
export const institutionSavedSchema = record({ message: string().required(), data: institutionSchema });
export type InstitutionSaved = InferType<typeof institutionSavedSchema>;

/** The logo of an institution: the path of its picture below our origin, null where there is none. */
export const institutionLogoSchema = record({ logo: string().nullable().defined() });
export type InstitutionLogo = InferType<typeof institutionLogoSchema>;

/** Answer of a change of it: the sentence to show and the logo as it now is. */
export const institutionLogoSavedSchema = record({ message: string().required(), data: institutionLogoSchema });
export type InstitutionLogoSaved = InferType<typeof institutionLogoSavedSchema>;

/** What restores a deleted one: a name, where another one has taken its own since. */
export const institutionRestoreSchema = record({ name: text(1, 300).optional() });
export type InstitutionRestore = InferType<typeof institutionRestoreSchema>;

/** Who and what an institution has: people by what they are there, each once, who runs it, and its sections with their groups. */
export const institutionOverviewSchema = record({
  people: array(record({ role: string().oneOf(memberRoles).required(), count: number().required() })).required(),
  admins: array(
    record({ uuid: string().required(), name: string().required(), username: string().required() }),
  ).required(),
  sections: array(
    record({
      level: number().required(),
      groups: array(
        record({
          id: string().required(),
          name: string().required(),
          grade: number().required(),
          students: number().required(),
        }),
      ).required(),
    }),
  ).required(),
});
export type InstitutionOverview = InferType<typeof institutionOverviewSchema>;

/** A person in a school by the `id` of their place there: as what, in which shift (null where the school has one), and since when (an ISO instant). */
export const schoolMemberSchema = record({
  id: string().required(),
  uuid: string().required(),
  username: string().required(),
  name: string().defined(),
  last_name: string().defined(),
  role: string().oneOf(memberRoles).required(),
  shift: string().oneOf(shifts).nullable().defined(),
  since: string().required(),
});
export type SchoolMember = InferType<typeof schoolMemberSchema>;

export const schoolMemberListSchema = array(schoolMemberSchema).required();

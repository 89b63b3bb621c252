import { array, type InferType, number, string } from 'yup';

import { consentsMayLack, consentsSchema } from '../consents/schema.ts';
import { normalisePhone } from '../geography/rules.ts';
import { country } from '../geography/fields.ts';
import {
  choice,
  EMAIL,
  newPassword,
  passwordAgain,
  personName,
  record,
  messageKey,
  text,
  username,
  UUID,
} from '../validation/fields.ts';
import { LONGEST_EMAIL } from '../validation/lengths.ts';
import {
  gradesTaught,
  interests,
  levelIds,
  levelNames,
  MAX_DOCUMENTS,
  MAX_PHONE,
  memberships,
  OTHER_LEVEL,
  TEACHER_ROLE_ID,
  TICKET,
} from './rules.ts';

/** Names one registration before it exists. Who knows it may add to the registration until it is complete; it cannot be guessed. */
export const ticket = () =>
  string().typeError(messageKey('invalid')).required(messageKey('required')).matches(TICKET, messageKey('invalid'));

const email = () =>
  string()
    .typeError(messageKey('invalid'))
    .trim(messageKey('untrimmed'))
    .required(messageKey('required'))
    .max(LONGEST_EMAIL, messageKey('text.max'))
    .matches(EMAIL, messageKey('teacher.email'));

const account = {
  name: personName(),
  last_name: personName(),
  email: email(),
  username: username(),
  password: newPassword(),
  c_password: passwordAgain(),
};

const phone = () =>
  string()
    .typeError(messageKey('invalid'))
    .transform((value: unknown) => (typeof value === 'string' ? normalisePhone(value) : value))
    .required(messageKey('required'))
    .matches(/^\d*$/, messageKey('phone.digits'))
    .max(MAX_PHONE, messageKey('teacher.phone'));

/** States and cities are those of our lists, whose names are longer than what people type. */
const place = () => text(1, 100);

const list = () =>
  array(string().required(messageKey('required')).max(100, messageKey('text.max'))).typeError(messageKey('invalid'));

const allDifferent = (items: readonly unknown[] | undefined): boolean => new Set(items).size === (items?.length ?? 0);

const work = {
  membership: string()
    .typeError(messageKey('choice.unknown'))
    .oneOf(memberships, messageKey('choice.unknown'))
    .required(messageKey('required')),
  phone_number: phone(),
  country: country(),
  state: place(),
  city: place(),
  school_name: text(2, 300),
  level_id: choice(levelIds).required(messageKey('required')),
  level_school: text(2, 100).when('level_id', ([id], rule) => {
    const name = levelIds.find((known) => known === id && known !== OTHER_LEVEL);
    return name === undefined ? rule : rule.oneOf([levelNames[name]], messageKey('choice.unknown'));
  }),
  grade: list()
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .test('distinct', messageKey('invalid'), allDifferent)
    .when('level_id', ([id], rule) =>
      id === OTHER_LEVEL
        ? rule.max(1, messageKey('invalid'))
        : rule.test('known', messageKey('grade.unknown'), (grades) =>
            (grades ?? []).every((grade) => gradesTaught(id).includes(grade)),
          ),
    ),
  intereses: text(2, 300),
  document_type: list()
    .required(messageKey('required'))
    .min(1, messageKey('required'))
    .test('distinct', messageKey('invalid'), allDifferent)
    .test('known', messageKey('choice.unknown'), (chosen) =>
      (chosen ?? []).every((one) => interests.some((interest) => interest === one)),
    ),
};

/**
 * The account of a teacher who registers, as `POST /teacher` takes it (document 1 sections 3, 5 and 7). A caller that sends no
 * `id` is given one.
 */
export const newTeacherSchema = record({
  id: ticket().optional(),
  role_id: number()
    .typeError(messageKey('choice.unknown'))
    .oneOf([TEACHER_ROLE_ID], messageKey('choice.unknown'))
    .required(messageKey('required')),
  ...account,
});
export type NewTeacher = InferType<typeof newTeacherSchema>;

/** Ids of uploaded documents. */
export const documents = () =>
  array(string().matches(UUID, messageKey('invalid')).required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .max(MAX_DOCUMENTS, messageKey('documents.max'));

/**
 * What completes it, as `POST /teacherRegister` takes it (document 1 sections 3, 5 and 7). `intereses` are the subjects
 * taught, `document_type` the chosen interests, `grade` the grades taught, or what an `Otro` level is called.
 * `documents` are the ids of uploaded files.
 */
export const teacherRegistrationSchema = record({
  id: ticket(),
  ...work,
  documents: documents().required(messageKey('required')),
  consents: consentsMayLack(),
});
export type TeacherRegistration = InferType<typeof teacherRegistrationSchema>;

/** All that the form asks for at once. */
export const teacherFormSchema = record({
  ...account,
  ...work,
  consents: consentsSchema.required(messageKey('required')),
});
export type TeacherForm = InferType<typeof teacherFormSchema>;

/** Files for a registration (`POST /file`). */
export const uploadSchema = record({ id: ticket() });
export type Upload = InferType<typeof uploadSchema>;

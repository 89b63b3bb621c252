import { array, boolean, type InferType, number, string } from 'yup';

import { chosenStudents, replacingStudents } from '../accessCards/students.ts';
import { messageKey, record, uuid } from '../validation/fields.ts';
import { pictureStatuses, PICTURES_TO_PRESS, signInPictures } from './rules.ts';

/** 20 random bytes in base64url. */
const CLASS_CODE = /^[\w-]{27}$/;

/** The code that the QR of a class leads with. */
export const classCodeSchema = record({
  code: string()
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .matches(CLASS_CODE, messageKey('invalid')),
});
export type ClassCode = InferType<typeof classCodeSchema>;

/**
 * The class behind a QR: its name, and those of its students who sign in with pictures, by their first names; the first letter of
 * the surname follows where two have the same one.
 */
export const signInClassSchema = record({
  data: record({
    group: string().required(),
    students: array(
      record({
        id: string().required(),
        name: string().defined(),
        avatar_path: string().nullable().defined(),
        blocked: boolean().required(),
      }),
    ).required(),
  }).required(),
});
export type SignInClass = InferType<typeof signInClassSchema>;
export type ClassStudent = SignInClass['data']['students'][number];

const pictures = () =>
  array(string().oneOf(signInPictures, messageKey('choice.unknown')).required(messageKey('required')))
    .typeError(messageKey('invalid'))
    .required(messageKey('required'))
    .length(PICTURES_TO_PRESS, messageKey('invalid'));

/** Signs a student of the class of a code in by their pictures, in order. */
export const pictureSignInSchema = classCodeSchema.concat(
  record({ student: uuid().required(messageKey('required')), pictures: pictures() }),
);
export type PictureSignIn = InferType<typeof pictureSignInSchema>;

/** The QR of a class; `id` names it where another one is to take its place, `expires_at` is an ISO instant. */
export const classQrSchema = record({ id: string().required(), expires_at: string().required() });
export type ClassQr = InferType<typeof classQrSchema>;

/** Students of a group who may have pictures, by surname, with `pictures_id` to name those that are to be replaced. */
export const groupPicturesSchema = record({
  /** Null where the class has none. */
  qr: classQrSchema.nullable().defined(),
  data: array(
    record({
      uuid: string().required(),
      name: string().defined(),
      last_name: string().defined(),
      username: string().required(),
      pictures: string().oneOf(pictureStatuses).required(),
      pictures_id: string().nullable().defined(),
    }),
  ).required(),
});
export type GroupPictures = InferType<typeof groupPicturesSchema>;
export type GroupPicture = GroupPictures['data'][number];

/** Makes pictures for students of a group. `replaces`: those that each of them has, which end; null for none. */
export const newGroupPicturesSchema = record({
  students: replacingStudents(),
});
export type NewGroupPictures = InferType<typeof newGroupPicturesSchema>;

/** Pictures of students, in order, which can be read this once. */
export const madePicturesSchema = record({
  data: array(
    record({
      uuid: string().required(),
      name: string().defined(),
      last_name: string().defined(),
      group: string().required(),
      school: string().required(),
      pictures: array(string().oneOf(signInPictures).required()).required(),
    }),
  ).required(),
});
export type MadePictures = InferType<typeof madePicturesSchema>;
export type StudentPictures = MadePictures['data'][number];

/** Students of a group whose pictures end, or are allowed again. */
export const groupPictureStudentsSchema = record({
  students: chosenStudents(),
});
export type GroupPictureStudents = InferType<typeof groupPictureStudentsSchema>;

/** Makes the QR of a class. `replaces`: the one that it has, which ends; null for none. */
export const newClassQrSchema = record({ replaces: uuid().nullable().defined(messageKey('required')) });
export type NewClassQr = InferType<typeof newClassQrSchema>;

/** `url`: what the QR leads to, which can be read this once. `level` and `grade` are the group's. */
export const madeClassQrSchema = record({
  url: string().required(),
  group: string().required(),
  school: string().required(),
  level: number().required(),
  grade: number().required(),
  expires_at: string().required(),
});
export type MadeClassQr = InferType<typeof madeClassQrSchema>;

import type { MessageAnswer, SignedIn } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  ClassCode,
  GroupPictures,
  GroupPictureStudents,
  MadeClassQr,
  MadePictures,
  NewClassQr,
  NewGroupPictures,
  PictureSignIn,
  SignInClass,
} from './schema.ts';

type OneGroup = { id: string };

/**
 * The class behind the code of a QR, with the students who sign in with pictures. 404 `CLASS_CODE_UNKNOWN` for one that is unknown,
 * replaced or over; 429 `RATE_LIMITED`.
 */
export const readSignInClass = endpoint<{ body: ClassCode; returns: SignInClass }>('POST /login/clase');

/**
 * Opens a session by three pictures after the QR of a class. 404 `CLASS_CODE_UNKNOWN`; 401 `PICTURES_WRONG`, for a student who is
 * not of the class as well; 403 `PICTURES_BLOCKED` after too many wrong tries; 429 `RATE_LIMITED`.
 */
export const loginByPictures = endpoint<{ body: PictureSignIn; returns: SignedIn }>('POST /login/dibujos');

/**
 * The QR of a class and the students of preescolar and primaria 1 to 3 who may have pictures, as for cards. 404 for a group that
 * the caller does not reach.
 */
export const listGroupPictures = endpoint<{ params: OneGroup; returns: GroupPictures }>('GET /grupos/{id}/dibujos');

/**
 * Makes pictures for students of a group; those that are replaced end, with the sessions that they opened. 409
 * `PICTURES_CHANGED` where one of them has others than those to be replaced, and nothing changes. 404 for a student who is not
 * in the group or may not have pictures.
 */
export const makeGroupPictures = endpoint<{ params: OneGroup; body: NewGroupPictures; returns: MadePictures }>(
  'POST /grupos/{id}/dibujos',
);

/** Ends pictures of students of a group, with the sessions that they opened. 404 as for making them. */
export const endGroupPictures = endpoint<{ params: OneGroup; body: GroupPictureStudents; returns: MessageAnswer }>(
  'POST /grupos/{id}/dibujos/quitar',
);

/**
 * Allows pictures again that wrong tries blocked. 409 `PICTURES_SPENT` where there were so many that only others help, and nothing
 * changes. 404 as for making them.
 */
export const allowGroupPictures = endpoint<{ params: OneGroup; body: GroupPictureStudents; returns: MessageAnswer }>(
  'POST /grupos/{id}/dibujos/permitir',
);

/**
 * Makes the QR of a class, good until its school year ends. The one that is replaced ends, with the sessions that pictures
 * opened. 409 `PICTURES_CHANGED` where the class has another than the one to be replaced.
 */
export const makeClassQr = endpoint<{ params: OneGroup; body: NewClassQr; returns: MadeClassQr }>(
  'POST /grupos/{id}/dibujos/qr',
);

/** Ends the QR of a class, with the sessions that pictures opened. 404 where it has none. */
export const endClassQr = endpoint<{ params: OneGroup; returns: MessageAnswer }>('DELETE /grupos/{id}/dibujos/qr');

/**
 * Allows pictures of one child of the parent who asks. 409 `PICTURES_SPENT` where those of a school stay blocked; those of another are
 * allowed all the same. 404 for the child of another, or one without pictures.
 */
export const allowChildPictures = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /children/{id}/pictures/allow',
);

import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { OwnApplication, TeacherOpened, TeacherRecord, TeacherReviewed, Uploaded } from './records.ts';
import type { RegistrationBody } from './registrationBody.ts';
import type { TeacherReview } from './review.ts';
import type { NewTeacher, Upload } from './schema.ts';

/**
 * Takes documents for a registration, one or several, before or up to a day after it is complete (document 1
 * section 7). `id` is its ticket. Send an idempotency key: a file that was cut half-way is sent again as a whole.
 */
export const uploadDocuments = endpoint<{ params: { id: string }; files: 'files[]'; returns: Uploaded }>(
  'POST /fileUpload/{id}',
);

/** The same, with the ticket in the body. */
export const uploadFile = endpoint<{ body: Upload; files: 'files[]'; returns: Uploaded }>('POST /file');

/** Takes back a document of a registration that is not complete yet. */
export const removeDocument = endpoint<{ params: { id: string; document: string }; returns: MessageAnswer }>(
  'DELETE /fileUpload/{id}/{document}',
);

/**
 * Begins a registration, or mends one that is not complete (document 1 section 7). 422 where the username or the e-mail
 * address is another account's; 409 `TEACHER_REGISTERED` where it is complete already. There is no account yet.
 */
export const openTeacher = endpoint<{ body: NewTeacher; returns: TeacherOpened }>('POST /teacher');

/**
 * Completes it: the account, the registration, its documents and consents, all or nothing. The account may be sent once
 * more, as document 1 section 7 has it; 422 where it is not the one that was begun with. Without an `id` it must be whole.
 */
export const registerTeacher = endpoint<{ body: RegistrationBody; returns: MessageAnswer }>('POST /teacherRegister');

/** Where the review of the caller's own registration stands. */
export const getMyApplication = endpoint<{ returns: OwnApplication }>('GET /me/teacher-application');

/** Registrations for the console, newest first unless sorted; `Content-Range` counts them. */
export const listTeachers = endpoint<{ query: ListQuery; returns: TeacherRecord[] }>('GET /teacherRegistrations');

export const getTeacher = endpoint<{ params: { id: string }; returns: TeacherRecord }>(
  'GET /teacherRegistrations/{id}',
);

/** Accepts a registration, declines it with the reason, or takes that back. Send an idempotency key. */
export const reviewTeacher = endpoint<{ params: { id: string }; body: TeacherReview; returns: TeacherReviewed }>(
  'PUT /teacherRegistrations/{id}/review',
);

/** A document, as a download; 404 where it is another registration's. */
export const getTeacherDocument = endpoint<{ params: { id: string; document: string }; returns: Blob }>(
  'GET /teacherRegistrations/{id}/documents/{document}',
);

/** Deletes a registration with its documents. The account stays its teacher's. */
export const deleteTeacher = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'DELETE /teacherRegistrations/{id}',
);

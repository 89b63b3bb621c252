import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type {
  Delivery,
  ExtensionCall,
  Extensions,
  ExtensionsSaved,
  Grade,
  GroupWork,
  HomeworkAnswer,
  HomeworkSaved,
  NewComment,
  SeveralExcused,
  SeveralExcusedSaved,
  TeacherActionCall,
  UploadedDelivery,
} from './schema.ts';

type Id = { id: string };

/** A homework with its deliveries, of the student who asks, a child of theirs, or a group that they teach. 404 for any other. */
export const getHomework = endpoint<{ params: Id; returns: HomeworkAnswer }>('GET /tareas/{id}');

/** A file of the homework's activity, of one of its deliveries, or the audio of a comment that the caller may see. */
export const getHomeworkFile = endpoint<{ params: { id: string; file: string }; returns: Blob }>(
  'GET /tareas/{id}/files/{file}',
);

/**
 * Delivers, for all of the student's team where the activity has teams: with files in the call (multipart), or with those of finished uploads (JSON). Files of the attempt before stay unless
 * `toDeleteFiles` has them. 409 `HOMEWORK_CLOSED` after the last entry, `HOMEWORK_ATTEMPTS` once each attempt was
 * used, `HOMEWORK_STATUS` once it is graded or excused. Send an
 * idempotency key.
 */
export const deliverHomework = endpoint<{
  params: Id;
  query: { _method?: 'PUT' };
  body: Delivery | UploadedDelivery;
  files: 'files';
  returns: HomeworkSaved;
}>('POST /tareas/{id}');

/** Grades, by the levels of the rubric where the activity has one; with `team` all of the student's team. 409 `HOMEWORK_STALE` where it changed since `version`. */
export const gradeHomework = endpoint<{ params: Id; body: Grade; returns: HomeworkSaved }>('PUT /tareas/{id}');

/** Returns it to be done again, excuses the student, or opens it again. 409 as `gradeHomework`, and `HOMEWORK_STATUS`. */
export const actOnHomework = endpoint<{ params: Id; body: TeacherActionCall; returns: HomeworkSaved }>(
  'PUT /tareas/{id}/action',
);

/** Gives one student more time. 409 as `gradeHomework`. */
export const extendHomework = endpoint<{ params: Id; body: ExtensionCall; returns: HomeworkSaved }>(
  'PUT /tareas/{id}/extension',
);

/**
 * Gives several students of an activity more time, each their own dates, in one go. Who has a grade or is excused is left as they are.
 * `before` takes it back with the same call. Send an idempotency key.
 */
export const extendStudents = endpoint<{ params: Id; body: Extensions; returns: ExtensionsSaved }>(
  'PUT /actividades/{id}/extension',
);

/** Excuses several students who have delivered nothing, or takes that back of `changed`. Send an idempotency key. */
export const excuseStudents = endpoint<{ params: Id; body: SeveralExcused; returns: SeveralExcusedSaved }>(
  'PUT /actividades/{id}/excuse',
);

/** Comments, in words or spoken (multipart with a file in `audio`). Answers 201. Send an idempotency key. */
export const commentHomework = endpoint<{ params: Id; body: NewComment; files: 'audio'; returns: HomeworkSaved }>(
  'POST /tareas/{id}/comments',
);

/** Lets students and parents see the grades of an activity. May be repeated. */
export const releaseGrades = endpoint<{ params: Id; returns: MessageAnswer }>('PUT /actividades/{id}/release');

/**
 * Whose work is asked for: of a group or of an activity, of one student where `user_id` names one, due on days of Mexico City from `from`
 * to `until`.
 */
export interface GroupWorkQuery {
  group_id?: string | undefined;
  activity_id?: string | undefined;
  user_id?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** What a group handed in, with the address of all of it as one archive. 404 for a group that the caller does not reach. */
export const listGroupWork = endpoint<{ query: GroupWorkQuery; returns: GroupWork }>('GET /tareas/grupos');

/** The archive, which a browser saves as it comes; its address is part of what `listGroupWork` answers. */
export const downloadGroupWork = endpoint<{ query: { ticket: string }; returns: Blob }>('GET /tareas/grupos/archivo');

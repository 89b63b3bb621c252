import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  addCourseSection,
  addLesson,
  changeLesson,
  correctCertificate,
  deleteCourseSection,
  deleteLesson,
  getCourseContents,
  getCourseFigures,
  getLessonRecord,
  listCertificates,
  orderCourseContents,
  publishLesson,
  renameCourseSection,
  setLessonFile,
} from '@lia/sdk/lessons/administration';
import {
  certificateCorrectionSchema,
  certificateListSchema,
  certificateSavedSchema,
} from '@lia/sdk/lessons/certificateRecords';
import {
  contentsOrderSchema,
  contentsSavedSchema,
  courseContentsSchema,
  courseSectionDataSchema,
  lessonChangeSchema,
  lessonPublicationSchema,
  lessonRecordSchema,
  lessonSavedSchema,
  lessonUploadSchema,
  newLessonSchema,
} from '@lia/sdk/lessons/contents';
import { courseFiguresSchema } from '@lia/sdk/lessons/schema';

import { rowId, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { finishTaken } from '../uploads/take.ts';
import * as contents from './contents.ts';
import { figuresOf } from './figures.ts';
import { certificateList, correct } from './issued.ts';
import { uploadsOf } from './uploads.ts';

const permission = 'courses.manage';

/** What the console writes of the lessons of courses. */
export function lessonEditorRoutes(api: Api): void {
  serve(api, getCourseContents, {
    summary: 'Sections and lessons of a course',
    description: 'In order, drafts included.',
    permission,
    params: rowId,
    returns: courseContentsSchema,
    handle: async ({ db, scope, params }) => ({ data: await contents.contentsOf(db, scope, params.id) }),
  });

  serve(api, getCourseFigures, {
    summary: 'Figures of a course',
    description: 'Of who has a place now: how many began and finished it, and how its quizzes go.',
    permission,
    params: rowId,
    returns: courseFiguresSchema,
    handle: async ({ db, scope, params }) => ({ data: await figuresOf(db, scope, params.id) }),
  });

  sectionRoutes(api);
  certificateRoutes(api);

  serve(api, addLesson, {
    summary: 'Add a lesson',
    description: 'A draft, at the end of its section.',
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    body: newLessonSchema,
    returns: lessonSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.added'),
      data: await contents.add(call, call.params.id, call.body),
    }),
  });

  serve(api, getLessonRecord, {
    summary: 'A lesson, for its author',
    permission,
    params: rowUuid,
    returns: lessonRecordSchema,
    handle: ({ db, scope, params }) => contents.lessonRecord(db, scope, params.id),
  });

  serve(api, changeLesson, {
    summary: 'Change a lesson',
    description:
      'What people have done of it stays. A `url` takes the place of a video that was uploaded. 409 `LESSON_STALE` for another ' +
      'version, `LESSON_INCOMPLETE` where a published one would have nothing to study.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: lessonChangeSchema,
    returns: lessonSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.saved'),
      data: await contents.change(call, call.params.id, call.body),
    }),
  });

  serve(api, publishLesson, {
    summary: 'Publish a lesson, or make it a draft',
    description: 'Drafts count for no one. 409 `LESSON_INCOMPLETE` where it has nothing to study.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: lessonPublicationSchema,
    returns: lessonSavedSchema,
    handle: async (call) => ({
      message: call.t(call.body.published ? 'lesson.published' : 'lesson.withdrawn'),
      data: await contents.publish(call, call.params.id, call.body.published),
    }),
  });

  serve(api, setLessonFile, {
    summary: 'Set the file or video of a lesson',
    description: 'A finished upload for `lessonFile` or `lessonVideo` of this lesson, in place of what it had.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: lessonUploadSchema,
    returns: lessonSavedSchema,
    async prepare({ app, scope, params: { id }, body }) {
      const taken = { userId: scope.userId, purpose: await uploadsOf(app.db, id), rowId: id };
      await finishTaken(app, taken, body.upload);
    },
    handle: async (call) => ({
      message: call.t('lesson.saved'),
      data: await contents.replaceFile(call, call.params.id, call.body),
    }),
  });

  serve(api, deleteLesson, {
    summary: 'Delete a lesson',
    description: 'It counts for no one any more.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await contents.remove(call, call.params.id);
      return { message: call.t('lesson.deleted') };
    },
  });
}

function certificateRoutes(api: Api): void {
  serve(api, listCertificates, {
    ...certificateList.pages(),
    summary: 'Certificates of courses',
    permission,
    returns: certificateListSchema,
  });

  serve(api, correctCertificate, {
    summary: 'Correct the name of a certificate',
    description: 'Its code and number stay; the name that it had is kept, with the reason.',
    permission,
    idempotent: true,
    params: rowUuid,
    body: certificateCorrectionSchema,
    returns: certificateSavedSchema,
    handle: async (call) => ({
      message: call.t('certificate.corrected'),
      data: await correct(call, call.params.id, call.body),
    }),
  });
}

function sectionRoutes(api: Api): void {
  serve(api, addCourseSection, {
    summary: 'Add a section to a course',
    permission,
    status: 201,
    idempotent: true,
    params: rowId,
    body: courseSectionDataSchema,
    returns: contentsSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.contents'),
      data: await contents.addSection(call, call.params.id, call.body),
    }),
  });

  serve(api, renameCourseSection, {
    summary: 'Rename a section of a course',
    permission,
    idempotent: true,
    params: rowUuid,
    body: courseSectionDataSchema,
    returns: contentsSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.contents'),
      data: await contents.renameSection(call, call.params.id, call.body),
    }),
  });

  serve(api, deleteCourseSection, {
    summary: 'Delete a section of a course',
    description: 'With its lessons, which count for no one any more.',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: contentsSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.contents'),
      data: await contents.deleteSection(call, call.params.id),
    }),
  });

  serve(api, orderCourseContents, {
    summary: 'Put the sections and lessons of a course in order',
    description: '409 `LESSONS_CHANGED` unless it names all that there are, each once.',
    permission,
    idempotent: true,
    params: rowId,
    body: contentsOrderSchema,
    returns: contentsSavedSchema,
    handle: async (call) => ({
      message: call.t('lesson.contents'),
      data: await contents.order(call, call.params.id, call.body),
    }),
  });
}

import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  changeMember,
  createClub,
  createPost,
  createTeacherPost,
  decidePost,
  getClub,
  getMyClub,
  getPostFile,
  joinClub,
  listClubs,
  listMyClubs,
  updateClub,
  withdrawPost,
} from '@lia/sdk/clubs/endpoints';
import { MAX_POST_PICTURES, postPictureRule } from '@lia/sdk/clubs/rules';
import {
  clubDetailSchema,
  clubListSchema,
  clubSavedSchema,
  clubUpdateSchema,
  membershipSchema,
  myClubDetailSchema,
  myClubsSchema,
  newClubSchema,
  postDecisionSchema,
  postSavedSchema,
  studentPostSchema,
  teacherPostSchema,
} from '@lia/sdk/clubs/schema';
import { object } from 'yup';

import { FILES_FIELD } from '../platform/attachedFiles.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as mine from './mine.ts';
import * as moderate from './moderate.ts';
import { findFile } from './posts.ts';

const files = { field: FILES_FIELD, most: MAX_POST_PICTURES, ...postPictureRule } as const;

export function clubRoutes(api: Api): void {
  moderatorRoutes(api);
  studentRoutes(api);

  serve(api, getPostFile, {
    summary: 'A picture of a post',
    description:
      'For who moderates the club, and for its members once the post is approved. Sent to be shown, in a sandbox.',
    permission: 'clubs.files',
    params: object({ post: uuid(), file: uuid() }),
    async handle({ app, db, scope, params }) {
      const file = await findFile(db, scope, params.post, params.file);
      return (await app.files.download(file)).shown();
    },
  });
}

function moderatorRoutes(api: Api): void {
  const permission = 'clubs.moderate';

  serve(api, listClubs, {
    summary: 'Clubs that I moderate',
    description:
      'A teacher’s own, or all of the schools that the caller works for; those with posts that wait come first.',
    permission,
    returns: clubListSchema,
    handle: async ({ db, scope }) => ({ data: await moderate.readModerated(db, scope) }),
  });

  serve(api, createClub, {
    summary: 'Open a club',
    permission: 'clubs.open',
    status: 201,
    idempotent: true,
    body: newClubSchema,
    returns: clubSavedSchema,
    async handle({ db, scope, body, t }) {
      const id = await moderate.createClub(db, scope, body);
      return { message: t('club.created'), data: await moderate.readClub(db, scope, id) };
    },
  });

  serve(api, getClub, {
    summary: 'A club with its people and posts',
    permission,
    params: rowUuid,
    returns: clubDetailSchema,
    handle: async ({ db, scope, params }) => ({ data: await moderate.readClubDetail(db, scope, params.id) }),
  });

  serve(api, updateClub, {
    summary: 'Change, close or open a club',
    permission,
    params: rowUuid,
    body: clubUpdateSchema,
    returns: clubSavedSchema,
    handle: async (call) => ({
      message: call.t('club.saved'),
      data: await moderate.updateClub(call, call.params.id, call.body),
    }),
  });

  serve(api, createTeacherPost, {
    summary: 'Post as a teacher',
    description: 'Takes JSON, or multipart with up to two pictures in `files[]`. It is published at once.',
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    files,
    body: teacherPostSchema,
    returns: postSavedSchema,
    handle: async (call) => ({
      message: call.t('club.post.approved'),
      data: await moderate.postAsTeacher(call, call.params.id, call.body.text, call.files),
    }),
  });

  serve(api, decidePost, {
    summary: 'Publish or hide a post',
    permission,
    params: object({ id: uuid(), post: uuid() }),
    body: postDecisionSchema,
    returns: postSavedSchema,
    handle: async (call) => ({
      message: call.t(`club.post.${call.body.status}`),
      data: await moderate.decidePost(call, call.params, call.body),
    }),
  });

  serve(api, changeMember, {
    summary: 'Remove a member of a club, or let them in again',
    permission,
    params: object({ id: uuid(), member: uuid() }),
    body: membershipSchema,
    returns: messageSchema,
    async handle(call) {
      await moderate.changeMember(call, call.params, call.body.member);
      return { message: call.t(call.body.member ? 'club.member.back' : 'club.member.removed') };
    },
  });
}

function studentRoutes(api: Api): void {
  const permission = 'clubs.join';

  serve(api, listMyClubs, {
    summary: 'Clubs of my school',
    permission,
    returns: myClubsSchema,
    handle: async ({ db, scope }) => ({ data: await mine.readMyClubs(db, scope) }),
  });

  serve(api, getMyClub, {
    summary: 'A club of my school',
    description: 'With what is approved in it, and own posts; without posts for who is no member.',
    permission,
    params: rowUuid,
    returns: myClubDetailSchema,
    handle: async ({ db, scope, params }) => ({ data: await mine.readMyClubDetail(db, scope, params.id) }),
  });

  serve(api, joinClub, {
    summary: 'Join a club, or leave it',
    permission,
    params: rowUuid,
    body: membershipSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await mine.changeMembership(db, scope, params.id, body.member);
      return { message: t(body.member ? 'club.joined' : 'club.left') };
    },
  });

  serve(api, createPost, {
    summary: 'Post in a club',
    description: `Takes JSON, or multipart with up to two pictures in \`files[]\`. It waits until a moderator publishes it; contact data is refused.`,
    permission,
    status: 201,
    idempotent: true,
    params: rowUuid,
    files,
    body: studentPostSchema,
    returns: postSavedSchema,
    handle: async ({ db, scope, params, body, files: received, t }) => ({
      message: t('club.post.waiting'),
      data: await mine.postAsStudent(db, scope, params.id, body.text, received),
    }),
  });

  serve(api, withdrawPost, {
    summary: 'Take an own post back',
    permission,
    params: object({ id: uuid(), post: uuid() }),
    returns: messageSchema,
    async handle({ db, scope, params, t }) {
      await mine.withdrawPost(db, scope, params);
      return { message: t('club.post.withdrawn') };
    },
  });
}

import { messageSchema, signedInSchema } from '@lia/sdk/accounts/schema';
import * as endpoints from '@lia/sdk/signInPictures/endpoints';
import {
  classCodeSchema,
  groupPicturesSchema,
  groupPictureStudentsSchema,
  madeClassQrSchema,
  madePicturesSchema,
  newClassQrSchema,
  newGroupPicturesSchema,
  pictureSignInSchema,
  signInClassSchema,
} from '@lia/sdk/signInPictures/schema';

import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import * as classCode from './classCode.ts';
import { readClass, signInByPictures } from './enter.ts';
import * as pictures from './groupPictures.ts';

export function signInPictureRoutes(api: Api): void {
  serve(api, endpoints.readSignInClass, {
    summary: 'The class behind a QR',
    description:
      'First names and avatars of the students for whom their teacher made pictures, and nothing else. Codes tried in vain count ' +
      'towards a limit of their own of the address.',
    permission: 'anyone',
    body: classCodeSchema,
    returns: signInClassSchema,
    handle: async ({ app, body, address }) => ({ data: await readClass(app, body.code, address) }),
  });

  serve(api, endpoints.loginByPictures, {
    summary: 'Sign in with three pictures after the QR of a class',
    description:
      'Answers 401 `PICTURES_WRONG`, for a student who is not of the class as well, and 403 `PICTURES_BLOCKED` after 5 wrong tries ' +
      'in a row, until a teacher or guardian allows the pictures again. Wrong tries are limited per class ' +
      'besides: 429 with `Retry-After`.',
    permission: 'anyone',
    body: pictureSignInSchema,
    returns: signedInSchema,
    handle: ({ app, body, address, raw, language }) =>
      signInByPictures(app, body, { address, language, userAgent: raw.headers['user-agent'] }),
  });

  serve(api, endpoints.listGroupPictures, {
    summary: 'Sign-in pictures of a group',
    description:
      'Its students of preescolar and primaria 1 to 3, and the QR of the class. A teacher of the school of public registrations is ' +
      'answered with those alone whom they registered and no guardian answers for.',
    permission: 'groups.cards',
    params: rowUuid,
    returns: groupPicturesSchema,
    handle: async (call) => ({
      qr: await classCode.readQr(call, call.params.id),
      data: await pictures.listPictures(call, call.params.id),
    }),
  });

  serve(api, endpoints.makeGroupPictures, {
    summary: 'Make sign-in pictures for a group',
    description:
      'Drawn by lot, and to be read in this answer alone. Answers 409 `PICTURES_CHANGED`, and changes nothing, where a student has ' +
      'others than those to be replaced: a repeated call makes no second ones.',
    permission: 'groups.cards',
    params: rowUuid,
    body: newGroupPicturesSchema,
    returns: madePicturesSchema,
    handle: async (call) => ({ data: await pictures.makePictures(call, call.params.id, call.body) }),
  });

  serve(api, endpoints.endGroupPictures, {
    summary: 'End sign-in pictures of a group',
    description: 'With the sessions that they opened.',
    permission: 'groups.cards',
    params: rowUuid,
    body: groupPictureStudentsSchema,
    returns: messageSchema,
    async handle(call) {
      await pictures.endGroupPictures(call, call.params.id, call.body.students);
      return { message: call.t('pictures.ended') };
    },
  });

  serve(api, endpoints.allowGroupPictures, {
    summary: 'Allow sign-in pictures again',
    description: 'That wrong tries blocked. 409 `PICTURES_SPENT` after 50 wrong tries over all, when only others help.',
    permission: 'groups.cards',
    params: rowUuid,
    body: groupPictureStudentsSchema,
    returns: messageSchema,
    async handle(call) {
      await pictures.allowGroupPictures(call, call.params.id, call.body.students);
      return { message: call.t('pictures.allowed') };
    },
  });

  serve(api, endpoints.makeClassQr, {
    summary: 'Make the QR of a class',
    description:
      'Good until its school year ends. What it leads to can be read in this answer alone. Answers 409 `PICTURES_CHANGED` where the ' +
      'class has another than the one to be replaced.',
    permission: 'groups.cards',
    params: rowUuid,
    body: newClassQrSchema,
    returns: madeClassQrSchema,
    handle: (call) => classCode.makeQr(call, call.params.id, call.body.replaces),
  });

  serve(api, endpoints.endClassQr, {
    summary: 'End the QR of a class',
    description: 'With the sessions that pictures of its students opened.',
    permission: 'groups.cards',
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await classCode.endQr(call, call.params.id);
      return { message: call.t('pictures.qrEnded') };
    },
  });
}

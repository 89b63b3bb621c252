import {
  deleteCaptions,
  getCaptions,
  getMedia,
  getMediaAddress,
  getMediaBytes,
  putCaptions,
  putChapters,
  reportProgress,
} from '@lia/sdk/media/endpoints';
import { captionLanguages } from '@lia/sdk/media/rules';
import {
  captionsSchema,
  chaptersSchema,
  mediaAddressQuerySchema,
  mediaAddressSchema,
  mediaSavedSchema,
  mediaSchema,
  progressAnswerSchema,
  progressReportSchema,
} from '@lia/sdk/media/schema';
import { messageKey } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { Download } from '../platform/files.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { rangeOf } from '../platform/ranges.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addressOf, fileAt } from './address.ts';
import { captionsText, removeCaptions, setCaptions } from './captions.ts';
import { addProgress } from './progress.ts';
import { type MediaCall, readMedia, requireManaged } from './read.ts';
import { setChapters } from './store.ts';

const caption = object({
  id: uuid(),
  language: string().oneOf(captionLanguages, messageKey('choice.unknown')).required(),
});

/** Media of recordings, resources and lessons: who plays and changes it is asked of those (`owner.ts`). */
export function mediaRoutes(api: Api): void {
  const { modules } = api.app;
  const reading = ({ db, session }: Pick<MediaCall, 'db' | 'session'>): MediaCall => ({ db, session, modules });

  serve(api, getMedia, {
    summary: 'Media with its qualities, captions and chapters',
    permission: 'media.play',
    params: rowUuid,
    returns: mediaSchema,
    handle: (call) => readMedia(reading(call), call.params.id),
  });

  serve(api, getMediaAddress, {
    summary: 'An address of media that a player can fetch',
    description: 'It works for the session that asked, as long as that plays the media.',
    permission: 'media.play',
    params: rowUuid,
    query: mediaAddressQuerySchema,
    returns: mediaAddressSchema,
    handle: (call) => addressOf(call.app, reading(call), call.params.id, call.query.quality),
  });

  serve(api, getMediaBytes, {
    summary: 'The bytes of media, by ranges',
    description: '206 with a `Range`, 416 where it begins behind the end; `If-Range` takes the `ETag`.',
    permission: 'anyone',
    params: object({ token: string().max(1000, messageKey('text.max')).required() }),
    async handle({ app, params, raw }) {
      const { tag, ...file } = await fileAt(app, params.token);
      return rangeOf(app.files, file, tag, raw.headers);
    },
  });

  serve(api, getCaptions, {
    summary: 'Captions of media',
    permission: 'media.play',
    params: caption,
    async handle(call) {
      const { id, language } = call.params;
      await readMedia(reading(call), id);
      const text = found(await captionsText(call.db, call.params));
      return Download.made(`${language}.vtt`, 'text/vtt; charset=utf-8', Buffer.from(text));
    },
  });

  serve(api, putCaptions, {
    summary: 'Set the captions of media in a language',
    permission: 'media.manage',
    bodyLimit: 1024 * 1024,
    params: caption,
    body: captionsSchema,
    returns: mediaSavedSchema,
    async handle(call) {
      const { id } = call.params;
      await requireManaged(reading(call), id);
      await setCaptions(call.db, call.params, call.body.text);
      return { message: call.t('media.saved'), data: await readMedia(reading(call), id) };
    },
  });

  serve(api, deleteCaptions, {
    summary: 'Take the captions of a language from media',
    permission: 'media.manage',
    params: caption,
    returns: mediaSavedSchema,
    async handle(call) {
      const { id } = call.params;
      await requireManaged(reading(call), id);
      await removeCaptions(call.db, call.params);
      return { message: call.t('media.saved'), data: await readMedia(reading(call), id) };
    },
  });

  serve(api, putChapters, {
    summary: 'Set the chapters of media',
    permission: 'media.manage',
    params: rowUuid,
    body: chaptersSchema,
    returns: mediaSavedSchema,
    async handle(call) {
      await requireManaged(reading(call), call.params.id);
      await inTransaction(call.db, (tx) => setChapters(tx, call.params.id, call.body.chapters));
      return { message: call.t('media.saved'), data: await readMedia(reading(call), call.params.id) };
    },
  });

  serve(api, reportProgress, {
    summary: 'Report what I watched of media',
    description: 'Adds to what was watched, and takes nothing away. Nothing is kept of who does not study there.',
    permission: 'media.play',
    params: rowUuid,
    body: progressReportSchema,
    returns: progressAnswerSchema,
    handle: async (call) => ({
      data: await inTransaction(call.db, (tx) => addProgress(tx, reading(call), call.params.id, call.body)),
    }),
  });
}

import { endpoint } from '../http/endpoint.ts';
import type { CaptionLanguage, Quality } from './rules.ts';
import type { Captions, Chapters, Media, MediaAddress, MediaSaved, ProgressAnswer, ProgressReport } from './schema.ts';

type Id = { id: string };
type Caption = { id: string; language: CaptionLanguage };

/** Media of a recording, a resource or a lesson, for who may see that. 404 for anyone else. */
export const getMedia = endpoint<{ params: Id; returns: Media }>('GET /media/{id}');

/** An address of the bytes that a player can fetch without a header. 404 for a rendition that is not ready. */
export const getMediaAddress = endpoint<{ params: Id; query: { quality: Quality }; returns: MediaAddress }>(
  'GET /media/{id}/address',
);

/** The bytes behind an address, by ranges (RFC 9110). 404 once its session ended, or its user may not see the media any more. */
export const getMediaBytes = endpoint<{ params: { token: string }; returns: Blob }>('GET /media/bytes/{token}');

/** Captions (WebVTT) in a language. */
export const getCaptions = endpoint<{ params: Caption; returns: Blob }>('GET /media/{id}/captions/{language}');

/** Adds captions in a language, or puts them in the place of those that are there. */
export const putCaptions = endpoint<{ params: Caption; body: Captions; returns: MediaSaved }>(
  'PUT /media/{id}/captions/{language}',
);

export const deleteCaptions = endpoint<{ params: Caption; returns: MediaSaved }>(
  'DELETE /media/{id}/captions/{language}',
);

/** Puts chapters in the place of those that are there. */
export const putChapters = endpoint<{ params: Id; body: Chapters; returns: MediaSaved }>('PUT /media/{id}/chapters');

/**
 * Adds what the caller watched to what they had watched; it never takes anything away, and may be repeated. Only of who is tracked by the
 * owner of the media (the students of a group, of a course) anything is kept: others are answered what they sent.
 */
export const reportProgress = endpoint<{ params: Id; body: ProgressReport; returns: ProgressAnswer }>(
  'PUT /media/{id}/progress',
);

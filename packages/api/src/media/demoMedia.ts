import { Readable } from 'node:stream';

import { mediaFileRule } from '@lia/sdk/media/rules';
import type { Chapter } from '@lia/sdk/media/schema';
import { eq } from 'drizzle-orm';

import type { AppContext } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { keepFile, receiveFile } from '../platform/files.ts';
import { DEMO_FILM_SECONDS, demoFilm } from './demoFilm.ts';
import { addMedia } from './store.ts';
import { media, mediaCaptions } from './tables.ts';

const captions = `WEBVTT

00:00.500 --> 00:06.000
Una barra partida en siete: pintamos tres partes.

00:10.000 --> 00:16.000
Otra, partida en dos: pintamos una. Es un medio.

00:18.000 --> 00:23.500
Y tres de cuatro: tres cuartos.
`;
const chapters: readonly Chapter[] = [
  { at: 0, title: 'Tres séptimos' },
  { at: 12, title: 'Un medio' },
  { at: 18, title: 'Tres cuartos' },
];

/** Makes media of the short film of the demo data, with captions and chapters; returns its id. */
export async function addDemoMedia(
  tx: Transaction,
  app: Pick<AppContext, 'config' | 'files'>,
  { name, createdBy }: { name: string; createdBy: number },
): Promise<string> {
  const received = await receiveFile(app.files, name, Readable.from([demoFilm()]), mediaFileRule);
  if ('refusal' in received) throw new Error(`The demo film was refused: ${received.refusal.reason}`);
  const fileId = await keepFile(tx, received.file);
  const id = await addMedia(tx, app, { fileId, duration: DEMO_FILM_SECONDS, createdBy });
  await tx
    .update(media)
    .set({ chapters: [...chapters] })
    .where(eq(media.id, id));
  await tx.insert(mediaCaptions).values({ mediaId: id, language: 'es', text: captions });
  return id;
}

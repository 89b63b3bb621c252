import type { CaptionLanguage } from '@lia/sdk/media/rules';
import { and, eq } from 'drizzle-orm';

import type { Database } from '../platform/database.ts';
import { mediaCaptions } from './tables.ts';

/** The captions of media in a language. */
interface Captions {
  id: string;
  language: CaptionLanguage;
}

const those = ({ id, language }: Captions) => and(eq(mediaCaptions.mediaId, id), eq(mediaCaptions.language, language));

/** Their WebVTT; undefined where there are none. */
export async function captionsText(db: Database, captions: Captions): Promise<string | undefined> {
  const [row] = await db.select({ text: mediaCaptions.text }).from(mediaCaptions).where(those(captions));
  return row?.text;
}

export async function setCaptions(db: Database, { id, language }: Captions, text: string): Promise<void> {
  await db
    .insert(mediaCaptions)
    .values({ mediaId: id, language, text })
    .onConflictDoUpdate({ target: [mediaCaptions.mediaId, mediaCaptions.language], set: { text } });
}

export async function removeCaptions(db: Database, captions: Captions): Promise<void> {
  await db.delete(mediaCaptions).where(those(captions));
}

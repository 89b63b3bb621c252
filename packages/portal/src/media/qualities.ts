import type { Quality } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';

/** What may be played, with its size in bytes. */
export interface OfferedQuality {
  quality: Quality;
  size: number;
}

/** The qualities that are ready, the largest first. */
export function offeredQualities({ size, renditions }: Pick<Media, 'size' | 'renditions'>): OfferedQuality[] {
  const ready = renditions.flatMap((one) =>
    one.status === 'ready' && one.size !== null ? [{ quality: one.name, size: one.size }] : [],
  );
  return [{ quality: 'original' as const, size }, ...ready].toSorted((one, other) => other.size - one.size);
}

/**
 * What is chosen before anyone chooses: of a video the smaller picture where there is one, which is enough for a phone, and the smallest
 * of all where the browser spares data.
 */
export function preferredQuality(offered: readonly OfferedQuality[], sparing: boolean): Quality {
  if (sparing) return offered.at(-1)?.quality ?? 'original';
  return offered.some(({ quality }) => quality === '360p') ? '360p' : 'original';
}

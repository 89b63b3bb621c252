import { logoRule } from '@lia/sdk/files/picture';

/** Longer sides of a logo, in pixels: the largest that is small enough to send. */
const SIDES = [1000, 500, 250];

const MOST_BYTES = logoRule.kinds[0].maxMegabytes * 1024 * 1024;

const isWebp = ({ name, type }: File): boolean => type === 'image/webp' || /\.webp$/i.test(name);

/** A logo as a PDF shows it: WebP as PNG, which keeps what is transparent; any other file, and one that cannot be read, as it is. */
export async function asPrintable(file: File): Promise<File> {
  if (!isWebp(file)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  try {
    for (const side of SIDES) {
      // oxlint-disable-next-line no-await-in-loop -- A smaller one where this one is too large
      const png = await drawn(bitmap, side);
      if (png && png.size <= MOST_BYTES)
        return new File([png], file.name.replace(/\.\w+$/, '.png'), { type: 'image/png' });
    }
    return file;
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

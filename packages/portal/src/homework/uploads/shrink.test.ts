import { expect, test, vi } from 'vitest';

import { shrink, UnreadablePhotoError } from './shrink.ts';

/** A photo with so much detail that it does not compress well. */
async function photo(width: number, height: number, type: string, name: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing');
  for (let x = 0; x < width; x += 20) {
    for (let y = 0; y < height; y += 20) {
      context.fillStyle = `rgb(${(x * 7) % 256} ${(y * 13) % 256} ${(x * y) % 256})`;
      context.fillRect(x, y, 20, 20);
    }
  }
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type, lastModified: 1000 });
}

async function sizeOf(file: File): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

test('a photo is made smaller before it is sent, as a JPEG with its proportions', async () => {
  const taken = await photo(4000, 3000, 'image/jpeg', 'maqueta.JPEG');
  const sent = await shrink(taken);
  expect([sent.name, sent.type, sent.lastModified]).toEqual(['maqueta.jpg', 'image/jpeg', 1000]);
  expect(await sizeOf(sent)).toEqual([2000, 1500]);
  expect(sent.size).toBeLessThan(taken.size);
});

test('what would get no smaller, and what is no photo, is sent as it is', async () => {
  const small = await photo(20, 20, 'image/png', 'punto.png');
  const text = new File(['Los volcanes'], 'volcanes.pdf', { type: 'application/pdf' });
  const broken = new File(['x'], 'rota.jpg', { type: 'image/jpeg' });
  for (const file of [small, text, broken]) expect(await shrink(file)).toBe(file);
});

test('a photo with the place where it was taken is never sent as it is, however small', async () => {
  const drawn = await photo(400, 300, 'image/png', 'patio.png');
  const taken = await createImageBitmap(drawn);
  const canvas = new OffscreenCanvas(taken.width, taken.height);
  canvas.getContext('2d')?.drawImage(taken, 0, 0);
  const jpeg = await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0 })).arrayBuffer();
  // An APP1 segment of 16 bytes after the start of the JPEG.
  const place = new TextEncoder().encode('Exif\0\x0019.04,98');
  const file = new File(
    [jpeg.slice(0, 2), new Uint8Array([255, 225, 0, place.length + 2]), place, jpeg.slice(2)],
    'patio.jpg',
    {
      type: 'image/jpeg',
    },
  );
  const sent = await shrink(file);
  expect((await sent.text()).includes('Exif')).toBe(false);
  expect(await sizeOf(sent)).toEqual([400, 300]);
});

test('a HEIC photo is converted where the browser reads it, and refused where it does not', async () => {
  const heic = new File(['x'], 'IMG_1.HEIC', { type: '' });
  await expect(shrink(heic)).rejects.toThrow(UnreadablePhotoError);
  const read = createImageBitmap.bind(window);
  const shown = await photo(2400, 1200, 'image/jpeg', 'IMG_1.jpg');
  const reading = vi.spyOn(window, 'createImageBitmap').mockImplementation(() => read(shown));
  const sent = await shrink(heic);
  reading.mockRestore();
  expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  expect(await sizeOf(sent)).toEqual([2000, 1000]);
});

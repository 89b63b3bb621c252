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

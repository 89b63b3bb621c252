import { demoLogo } from '../platform/demoLogo.ts';

/** Red on the left and blue on the right, 16 × 8 pixels, with the colour profile that browsers write. */
export const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAA' +
    'AAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFla' +
    'AAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxt' +
    'bHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAA' +
    'ts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcA' +
    'bwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqm' +
    'x5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIABADASIAAhEBAxEB' +
    '/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/EABgRAAIDAAAAAAAAAAAAAAAAAAAF' +
    'QoHB/9oADAMBAAIRAxEAPwCBCBiqdaPZRvD/2Q==',
  'base64',
);

/** Exif as phones write it, with an orientation and the place; `place` stands in it as its latitude. */
export function exif(orientation: number, place: string): Buffer {
  const bytes = Buffer.alloc(8 + 2 + 24 + 4 + 2 + 12 + 4);
  bytes.write('MM\0*', 'latin1');
  bytes.writeUInt32BE(8, 4);
  const entry = (at: number, tag: number, type: number, count: number): number => {
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    return at + 8;
  };
  bytes.writeUInt16BE(2, 8);
  bytes.writeUInt16BE(orientation, entry(10, 0x0112, 3, 1));
  bytes.writeUInt32BE(38, entry(22, 0x8825, 4, 1));
  bytes.writeUInt16BE(1, 38);
  bytes.writeUInt32BE(bytes.length, entry(40, 0x0002, 2, place.length));
  return Buffer.concat([bytes, Buffer.from(place, 'latin1')]);
}

/** A segment of a JPEG. */
export function segment(marker: number, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** The same picture with segments where cameras write them. */
export const withSegments = (...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A JPEG of so many bytes, all of them of its picture. */
export function jpegOf(
  bytes: number,
  fill: (length: number) => Uint8Array = (length) => new Uint8Array(length),
): Buffer {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda000c03010002110311003f00', 'hex');
  // A marker would end the pixels.
  const pixels = Buffer.from(fill(bytes - head.length - 2)).map((byte) => byte & 0x7f);
  return Buffer.concat([head, pixels, Buffer.from('ffd9', 'hex')]);
}

/** A PNG of so many bytes, all of them of its picture. */
export function pngOf(bytes: number): Buffer {
  const logo = demoLogo();
  const more = Buffer.alloc(bytes - logo.length);
  more.writeUInt32BE(more.length - 12);
  more.write('IDAT', 4, 'latin1');
  const end = logo.length - 12;
  return Buffer.concat([logo.subarray(0, end), more, logo.subarray(end)]);
}

const ORIENTATION = 0x0112;
/** A number of two bytes. */
const SHORT = 3;

/** How a picture is turned when it is shown, 1 to 8; 1 is as it is, also where Exif has nothing of it. */
export function orientationOf(exif: Buffer): number {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const read = (at: number, size: 2 | 4): number => {
    if (at + size > exif.length) return 0;
    return isLittle ? exif.readUIntLE(at, size) : exif.readUIntBE(at, size);
  };
  const directory = read(4, 4);
  const entries = read(directory, 2);
  for (let n = 0; n < entries; n += 1) {
    const entry = directory + 2 + n * 12;
    if (read(entry, 2) !== ORIENTATION) continue;
    const value = read(entry + 8, 2);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Exif that has an orientation and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  // Where its one directory begins, with one entry of one number.
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION, 10);
  exif.writeUInt16BE(SHORT, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

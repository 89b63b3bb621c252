/** The longer side of a photo after it was made smaller, in pixels: a page of handwriting is still read. */
const LONGEST = 2000;
const QUALITY = 0.82;
/** A segment of a JPEG has at most 64 kB; the first ones are those of the camera. */
const METADATA_BYTES = 131_072;

/** A photo that this browser cannot read, as phones keep them (HEIC). */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

const isPhoto = ({ name, type }: File): boolean => /^image\/(jpeg|png|hei[cf])$/.test(type) || /\.hei[cf]$/i.test(name);
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/** Whether a camera wrote beside the pixels where and when they were taken, as Exif or XMP; it stands before them. */
const hasMetadata = async (file: File): Promise<boolean> =>
  /exif|ns\.adobe\.com/i.test(await file.slice(0, METADATA_BYTES).text());

/**
 * A photo as a JPEG that is quick to send; any other file, and one without metadata that would not get smaller, as it is. A HEIC photo is converted where
 * the browser reads it. @throws {UnreadablePhotoError} where it does not
 */
export async function shrink(file: File): Promise<File> {
  if (!isPhoto(file)) return file;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) {
    if (isHeic(file)) throw new UnreadablePhotoError();
    return file;
  }
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return file;
  // A JPEG has no transparency: what a drawing leaves out is paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob || (blob.size >= file.size && !isHeic(file) && !(await hasMetadata(file)))) return file;
  return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg', lastModified: file.lastModified });
}

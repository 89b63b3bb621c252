/** Null for a file that this browser cannot read. */
const PATIENCE_MS = 10_000;

/** How long a chosen file plays, in seconds, as this browser reads it; undefined where it cannot. */
export function durationOf(file: File): Promise<number | undefined> {
  const url = URL.createObjectURL(file);
  const element = document.createElement('video');
  element.preload = 'metadata';
  const read = new Promise<number | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    const end = (seconds: number | undefined) => {
      clearTimeout(timer);
      resolve(seconds);
    };
    element.addEventListener('loadedmetadata', () =>
      end(Number.isFinite(element.duration) ? element.duration : undefined),
    );
    element.addEventListener('error', () => end(undefined));
    element.src = url;
  });
  return read.finally(() => URL.revokeObjectURL(url));
}

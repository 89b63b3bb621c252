import { onTestFinished } from 'vitest';

/** A real video of a second, as this browser writes it. */
export async function film(): Promise<string> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  for (let frame = 0; frame < 25; frame += 1) {
    context?.fillRect(frame, 0, 10, 10);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await stopped;
  const url = URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
  onTestFinished(() => URL.revokeObjectURL(url));
  return url;
}

import { dirname, join } from 'node:path';

import type { RenditionName } from '@lia/sdk/media/rules';

import { runTool } from './tool.ts';

/** Reads nothing but the file itself, as a format that we take: a playlist could name other files, or addresses. */
const INPUT = ['-v', 'error', '-protocol_whitelist', 'file', '-format_whitelist', 'mov,mp4,m4a,matroska,webm,mp3'];

const MEMORY_MB = 2048;
const PROBE_SECONDS = 30;
/** A class of two hours takes about a third of that on one core. */
const MAKE_SECONDS = 3600;

const words = (text: string): string[] => text.split(' ');
const sound = '-c:a aac -b:a 48k -ac 1';
const outputs: Readonly<Record<RenditionName, readonly string[]>> = {
  '360p': words(
    '-map 0:v:0 -map 0:a:0? -vf scale=-2:min(360\\,trunc(ih/2)*2) -pix_fmt yuv420p ' +
      `-c:v libx264 -preset veryfast -crf 28 -maxrate 400k -bufsize 800k ${sound}`,
  ),
  audio: words(`-map 0:a:0 -vn ${sound}`),
};

/** ffprobe stands beside ffmpeg. */
const probeOf = (ffmpeg: string): string => (ffmpeg.includes('/') ? join(dirname(ffmpeg), 'ffprobe') : 'ffprobe');

const known = new Map<string, Promise<boolean>>();

/** Whether ffmpeg runs here; asked once. */
export function isInstalled(ffmpeg: string | null): Promise<boolean> {
  if (ffmpeg === null) return Promise.resolve(false);
  const asked =
    known.get(ffmpeg) ??
    runTool(ffmpeg, ['-version'], {
      seconds: PROBE_SECONDS,
      megabytes: MEMORY_MB,
      signal: new AbortController().signal,
    }).then(
      () => true,
      () => false,
    );
  known.set(ffmpeg, asked);
  return asked;
}

/** What a file is: how long, in seconds, null where it has no such thing, and whether it sounds. */
interface Probed {
  duration: number | null;
  isSilent: boolean;
}

/** Reads what a file is. @throws {ToolFailure} */
export async function probe(ffmpeg: string, path: string, signal: AbortSignal): Promise<Probed> {
  const args = [
    ...INPUT,
    ...words('-show_entries format=duration:stream=codec_type -of default=noprint_wrappers=1'),
    path,
  ];
  const output = await runTool(probeOf(ffmpeg), args, { seconds: PROBE_SECONDS, megabytes: MEMORY_MB, signal });
  const seconds = Number(/^duration=([\d.]+)$/m.exec(output)?.[1] ?? 0);
  return { duration: seconds > 0 ? seconds : null, isSilent: !/^codec_type=audio$/m.test(output) };
}

/** Makes a rendition of a file. @throws {ToolFailure} */
export async function makeRendition(
  ffmpeg: string,
  name: RenditionName,
  { from, to, signal }: { from: string; to: string; signal: AbortSignal },
): Promise<void> {
  const args = ['-nostdin', '-y', '-threads', '1', ...INPUT, '-i', from, ...outputs[name]];
  const ending = words('-map_metadata -1 -threads 1 -movflags +faststart -f mp4');
  const limits = { seconds: MAKE_SECONDS, megabytes: MEMORY_MB, signal };
  await runTool(ffmpeg, [...args, ...ending, to], limits);
}

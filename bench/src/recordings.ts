import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { uploadFile } from '@lia/api/src/testing/uploads.ts';
import { login } from '@lia/sdk/accounts/endpoints';
import { listGroups } from '@lia/sdk/groups/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { createRecording } from '@lia/sdk/recordings/endpoints';
import { chromium, type Page } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { ADMIN, type Product } from './product.ts';

/** What a teacher watches of a long recording, and what the server sent for it. */
export interface WatchedPart {
  what: string;
  /** Bytes of the file that these seconds have. */
  watched: number;
  /** Of the connections that fetch the file, headers included: also what a browser never read. */
  sent: number;
  requests: number;
}

/** A class as it is recorded: 45 minutes, 150 MB. */
const MINUTES = 45;
const FILM = ['-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=15', '-f', 'lavfi', '-i', 'sine=frequency=300'];
const KIND = '-t 60 -vf noise=alls=12:allf=t -c:v libx264 -preset ultrafast -b:v 380k -maxrate 420k -bufsize 800k';
const SOUND = '-g 30 -pix_fmt yuv420p -c:a aac -b:a 64k';
const WATCHED_SECONDS = 15;

/** The class: one minute of it is made, and repeated as it is. Null where there is no ffmpeg. */
async function madeClass(): Promise<Buffer | null> {
  const ffmpeg = (args: readonly string[]) => promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args]);
  if (await ffmpeg(['-version']).then(() => false, isMissing)) return null;
  const folder = await mkdtemp(join(tmpdir(), 'lia-class-'));
  const [minute, whole] = [join(folder, 'minute.mp4'), join(folder, 'class.mp4')];
  try {
    await ffmpeg([...FILM, ...KIND.split(' '), ...SOUND.split(' '), minute]);
    const repeated = ['-stream_loop', String(MINUTES - 1), '-i', minute, '-c', 'copy', '-movflags', '+faststart'];
    await ffmpeg([...repeated, whole]);
    return await readFile(whole);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isMissing(error: unknown): true {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
  throw error;
}

/** Goes between a browser and a port, and counts what is sent for media. */
async function counting(port: number) {
  const count = { sent: 0, requests: 0 };
  const server = createServer((browser) => {
    const product = connect(port, '127.0.0.1');
    let isMedia = false;
    browser.on('data', (data) => {
      isMedia = data.includes('GET /api/api/media/bytes/');
      if (isMedia) count.requests += 1;
    });
    product.on('data', ({ length }) => {
      if (isMedia) count.sent += length;
    });
    browser.pipe(product).pipe(browser);
    for (const [one, other] of [
      [browser, product],
      [product, browser],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { origin, count, close: () => server.close() };
}

/** The first seconds of a class, and as many after a jump into its middle; null where there is no ffmpeg. */
export async function watchRecording({ origin }: Product): Promise<WatchedPart[] | null> {
  const bytes = await madeClass();
  if (bytes === null) return null;
  const baseUrl = `${origin}/api/api`;
  const body = { username: 'maestro', password: ADMIN.password };
  const { access_token: token, expires_at } = await createClient({ baseUrl }).call(login, { body });
  const client = createClient({ baseUrl, token: () => token });
  const [group] = await client.call(listGroups, { query: {} });
  const upload = await uploadFile({ origin, token }, 'recording', 'clase.mp4', bytes);
  const recording = {
    title: 'Una clase',
    recorded_on: '2026-11-25',
    group_id: group?.id ?? '',
    duration: MINUTES * 60,
  };
  const { data } = await client.call(createRecording, { body: { ...recording, upload } });

  const link = await counting(Number(new URL(origin).port));
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    await page.goto(`${link.origin}/readyz`);
    const session = JSON.stringify({ token, expiresAt: Date.parse(expires_at) });
    await page.evaluate((kept) => localStorage.setItem('jwt_access_token', kept), session);
    await page.goto(`${link.origin}/apps/grabaciones/${data.id}`);
    await page.getByRole('button', { name: 'Reproducir' }).click();
    const parts: WatchedPart[] = [];
    for (const [what, from] of [
      ['the first seconds', 0],
      ['after a jump into the middle', (MINUTES * 60) / 2],
    ] as const) {
      const before = { ...link.count };
      await watch(page, from);
      const watched = (bytes.length / (MINUTES * 60)) * WATCHED_SECONDS;
      const { sent, requests } = link.count;
      parts.push({ what, watched, sent: sent - before.sent, requests: requests - before.requests });
    }
    return parts;
  } finally {
    await browser.close();
    link.close();
  }
}

async function watch(page: Page, from: number): Promise<void> {
  const video = page.locator('video');
  if (from > 0) await video.evaluate((it, at) => it instanceof HTMLVideoElement && (it.currentTime = at), from);
  const isWatched = (until: number): boolean => (document.querySelector('video')?.currentTime ?? 0) >= until;
  await page.waitForFunction(isWatched, from + WATCHED_SECONDS, { timeout: 120_000 });
}

import { randomBytes } from 'node:crypto';
import { createServer, connect, type Server, type Socket } from 'node:net';

import { login } from '@lia/sdk/accounts/endpoints';
import { listHomework } from '@lia/sdk/homework/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { chromium } from 'playwright';

import { findChromium } from '../../testing/chromium.ts';
import { ADMIN, type Product } from './product.ts';

/** A video that a student uploads from a bad link, without a press after it was chosen. */
export interface UploadResult {
  bytes: number;
  /** What went over the link beyond the file: pieces that were cut, and the headers of all requests. */
  again: number;
  seconds: number;
}

const BYTES = 20_000_000;
/** 1.6 Mbit/s and 150 ms: slow 4G. */
const BYTES_PER_SECOND = 200_000;
const DELAY_MS = 150;
/** Where the link is cut, in bytes that were sent, and for how long. */
const CUTS = [4_300_000, 9_700_000, 15_100_000] as const;
const CUT_MS = 4000;
/** What the bytes of an MP4 begin with. */
export const MP4 = Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex');

/** A bad link to a port: as slow as its bytes are many, and cut on request. */
class Link {
  #sent = 0;
  #busyUntil = 0;
  #isCut = false;
  readonly #sockets = new Set<Socket>();
  readonly server: Server;

  constructor(port: number) {
    this.server = createServer((client) => this.#carry(client, connect(port, '127.0.0.1')));
  }

  get sent(): number {
    return this.#sent;
  }

  #carry(client: Socket, product: Socket): void {
    if (this.#isCut) client.destroy();
    for (const socket of [client, product]) {
      this.#sockets.add(socket);
      const end = () => {
        for (const one of [client, product]) one.destroy();
        this.#sockets.delete(socket);
      };
      socket.on('error', end).on('close', end);
    }
    client.on('data', (data) => {
      this.#sent += data.length;
      client.pause();
      this.#busyUntil = Math.max(this.#busyUntil, Date.now()) + (data.length / BYTES_PER_SECOND) * 1000;
      setTimeout(() => {
        if (!product.destroyed) product.write(data);
        client.resume();
      }, this.#busyUntil - Date.now());
    });
    product.on('data', (data) => setTimeout(() => client.destroyed || client.write(data), DELAY_MS));
  }

  async cutAt(bytes: number): Promise<void> {
    await until(() => this.#sent >= bytes);
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
    this.#busyUntil = 0;
    await pause(CUT_MS);
    this.#isCut = false;
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, time));

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await pause(50);
}

/** 20 MB by the portal over a link that is cut three times. @throws {Error} where it does not arrive */
export async function timeUpload({ origin }: Product): Promise<UploadResult> {
  const baseUrl = `${origin}/api/api`;
  const body = { username: 'alumno', password: ADMIN.password };
  const { access_token, expires_at } = await createClient({ baseUrl }).call(login, { body });
  const tasks = await createClient({ baseUrl, token: () => access_token }).call(listHomework, { query: {} });
  const task = tasks.find(({ status, finish_date }) => status === 'toDo' && Date.parse(finish_date) > Date.now());
  if (!task) throw new Error('The student has nothing to do');

  const link = new Link(Number(new URL(origin).port));
  await new Promise<void>((resolve) => void link.server.listen(0, '127.0.0.1', resolve));
  const address = link.server.address();
  const slow = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    await page.goto(`${slow}/readyz`);
    const session = JSON.stringify({ token: access_token, expiresAt: Date.parse(expires_at) });
    await page.evaluate((kept) => localStorage.setItem('jwt_access_token', kept), session);
    await page.goto(`${slow}/apps/sections/mitarea/${task.id}`, { timeout: 120_000 });
    await page.getByRole('button', { name: 'Agregar archivos' }).waitFor({ timeout: 120_000 });
    const before = link.sent;
    const start = performance.now();
    const buffer = Buffer.concat([MP4, randomBytes(BYTES - MP4.length)]);
    await page.locator('input[type=file]').setInputFiles({ name: 'video.mp4', mimeType: 'video/mp4', buffer });
    for (const at of CUTS) await link.cutAt(before + at);
    await page.getByText('video.mp4: listo').waitFor({ timeout: 600_000 });
    return { bytes: BYTES, again: link.sent - before - BYTES, seconds: (performance.now() - start) / 1000 };
  } finally {
    await browser.close();
    link.server.close();
  }
}

import { extensionOf, kindOf } from '@lia/sdk/files/rules';
import { homeworkFileRules } from '@lia/sdk/homework/files';
import type { Client } from '@lia/sdk/http/client';
import { transfer } from '@lia/sdk/uploads/transfer';
import type { FileSource } from 'tus-js-client';

import { alone } from './alone.ts';
import { refusalOf, type UploadFailure } from './failure.ts';
import { type KeptUpload, openUploadVault, type UploadVault } from './keptUploads.ts';
import { shrink } from './shrink.ts';

/** After the attempts of one transfer it is tried again and again, where the browser does not know that there is a connection. */
const AGAIN_MS = 30_000;
const MEGABYTE = 1024 * 1024;

/** A file on its way: `waiting` for a connection, or `elsewhere` in another tab. */
export interface Sending {
  id: string;
  homework: string;
  name: string;
  percent: number;
  status: 'sending' | 'waiting' | 'paused' | 'elsewhere' | 'failed' | 'done';
  /** The id of the finished upload. */
  upload: string | null;
  failure: UploadFailure | null;
  /** Whether it goes on after the page was closed; null until that is known. */
  isKept: boolean | null;
}

/** The uploads of a member, whatever page is open. */
export interface UploadQueue {
  list: () => readonly Sending[];
  subscribe: (listener: () => void) => () => void;
  /** Goes on with those that were kept; once, however often it is called. */
  open: () => void;
  add: (homework: string, files: readonly File[]) => void;
  pause: (id: string) => void;
  goOn: (id: string) => void;
  /** Gives one up, here and on the server. */
  remove: (id: string) => void;
  /** They were delivered: finished uploads, by their ids on the server. */
  clear: (delivered: readonly string[]) => void;
  /** Stops sending; what is kept stays. */
  close: () => void;
}

interface Work {
  kept: KeptUpload;
  source: FileSource | null;
  /** Stops what is being sent; with `true` the server deletes what it has. */
  stop: (gaveUp?: boolean) => void;
}

const sourceOf = (file: Blob): FileSource => ({
  size: file.size,
  slice: async (start, end) => ({ value: file.slice(start, end), done: end >= file.size }),
  close() {},
});

export function createUploadQueue(client: Client, owner: string): UploadQueue {
  const listeners = new Set<() => void>();
  const works = new Map<string, Work>();
  const closing = new AbortController();
  let items: readonly Sending[] = [];
  let vault: Promise<UploadVault | null> | null = null;
  let again: number | undefined;
  let isOpen = false;

  function show(next: readonly Sending[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  const change = (id: string, to: Partial<Sending>) =>
    show(items.map((one) => (one.id === id ? { ...one, ...to } : one)));
  const drop = (id: string) => {
    works.delete(id);
    show(items.filter((one) => one.id !== id));
  };
  const openVault = () => (vault ??= openUploadVault(client, owner));

  async function keep(id: string, part: Partial<KeptUpload>): Promise<void> {
    const work = works.get(id);
    if (!work) return;
    work.kept = { ...work.kept, ...part };
    const opened = await openVault();
    if (!closing.signal.aborted && works.has(id)) await opened?.write(work.kept);
  }

  function wait(id: string): void {
    change(id, { status: 'waiting' });
    clearTimeout(again);
    again = window.setTimeout(goOnWaiting, AGAIN_MS);
  }

  function goOnWaiting(): void {
    for (const { id, status } of items) if (status === 'waiting') void send(id);
  }

  /** Sends one, unless another tab does; then once that one has stopped. */
  async function send(id: string): Promise<void> {
    change(id, { status: 'sending', failure: null });
    await alone(
      `lia-upload:${id}`,
      closing.signal,
      () => change(id, { status: 'elsewhere' }),
      async () => {
        const work = works.get(id);
        if (!work || closing.signal.aborted) return;
        const opened = await openVault();
        const isKept = work.kept.hasBytes;
        const now = isKept && opened ? await opened.read(id) : work.kept;
        // It was delivered, or given up, in another tab.
        if (now === null) return drop(id);
        work.kept = now;
        if (now.done !== null) return change(id, { status: 'done', percent: 100, upload: now.done });
        if (now.isPaused) return change(id, { status: 'paused' });
        change(id, { status: 'sending' });
        await sendFrom(id, work, work.source ?? opened?.bytesOf(now) ?? null);
      },
    );
  }

  async function sendFrom(id: string, work: Work, source: FileSource | null): Promise<void> {
    const tus = await import('tus-js-client').catch(() => null);
    if (!tus && navigator.onLine) return change(id, { status: 'failed', failure: { type: 'code' } });
    if (!tus || !source || !works.has(id)) return wait(id);
    const { name, homework, url } = work.kept;
    await new Promise<void>((resolve) => {
      // The bytes come from the source: the file itself may be long gone.
      const upload = new tus.Upload(new Blob(), {
        ...transfer,
        uploadUrl: url,
        uploadSize: source.size,
        fileReader: { openFile: async () => source },
        storeFingerprintForResuming: false,
        metadata: { filename: name, homework },
        onShouldRetry: ({ originalResponse }) => navigator.onLine && refusalOf(originalResponse) === null,
        onUploadUrlAvailable: () => void keep(id, { url: upload.url }),
        onProgress: (sent, total) => change(id, { percent: Math.floor((sent / total) * 100) }),
        onSuccess: () => resolve(finish(id, upload.url)),
        onError(error) {
          const failure = refusalOf(error instanceof tus.DetailedError ? error.originalResponse : null);
          if (failure) change(id, { status: 'failed', failure });
          else wait(id);
          resolve();
        },
      });
      work.stop = (gaveUp = false) => {
        upload.abort(gaveUp).catch(() => {});
        resolve();
      };
      upload.start();
    });
  }

  async function finish(id: string, url: string | null): Promise<void> {
    const done = url?.split('/').at(-1) ?? null;
    change(id, { status: 'done', percent: 100, upload: done });
    const opened = await openVault();
    await keep(id, { done, url });
    await opened?.dropBytes(id);
  }

  function take(kept: KeptUpload, source: FileSource | null): void {
    works.set(kept.id, { kept, source, stop: () => {} });
    const { id, homework, name, done } = kept;
    const status = done === null ? 'sending' : 'done';
    const isKept = source === null ? true : null;
    show([
      ...items,
      { id, homework, name, percent: done === null ? 0 : 100, status, upload: done, failure: null, isKept },
    ]);
  }

  async function begin(id: string, chosen: File): Promise<void> {
    const fail = (failure: UploadFailure) => change(id, { status: 'failed', failure });
    const file = await shrink(chosen).catch(() => null);
    if (!file) return fail({ type: 'heic' });
    const kind = kindOf(homeworkFileRules.studentHomework, extensionOf(file.name));
    if (!kind) return fail({ type: 'rule', message: { key: 'file.type' } });
    const { maxMegabytes: max } = kind;
    if (file.size > max * MEGABYTE) return fail({ type: 'rule', message: { key: 'file.size', values: { max } } });
    const work = works.get(id);
    if (!work) return;
    const opened = await openVault();
    // One whose bytes could not be kept goes on where it was, once the same file is chosen again.
    const { homework, chosen: mark } = work.kept;
    const earlier = (await opened?.all())?.find(
      (one) => one.homework === homework && one.chosen === mark && !one.hasBytes,
    );
    const isAgain = earlier !== undefined && earlier.done === null && !works.has(earlier.id);
    if (isAgain) await opened?.remove(earlier.id);
    work.source = sourceOf(file);
    await keep(id, { name: file.name, size: file.size, url: isAgain ? earlier.url : null });
    void keepBytes(id, file, opened);
    await send(id);
  }

  async function keepBytes(id: string, file: File, opened: UploadVault | null): Promise<void> {
    const isKept = (await opened?.keepBytes(id, file)) ?? false;
    const work = works.get(id);
    if (!work || closing.signal.aborted) return void (isKept && (await opened?.dropBytes(id)));
    // It may have arrived meanwhile.
    if (isKept && work.kept.done !== null) return opened?.dropBytes(id);
    if (isKept) await keep(id, { hasBytes: true });
    change(id, { isKept });
  }

  /** Goes on with what earlier pages left. */
  async function resume(): Promise<void> {
    for (const kept of (await (await openVault())?.all()) ?? []) {
      if (closing.signal.aborted || works.has(kept.id) || !(kept.hasBytes || kept.done !== null)) continue;
      take(kept, null);
      if (kept.done === null) void send(kept.id);
    }
  }

  async function removeOne(id: string): Promise<void> {
    const work = works.get(id);
    const url = work?.kept.url ?? null;
    work?.stop();
    drop(id);
    await (await openVault())?.remove(id);
    if (url === null) return;
    const tus = await import('tus-js-client').catch(() => null);
    // Offline it expires.
    await tus?.Upload.terminate(url, transfer).catch(() => {});
  }

  return {
    list: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      window.addEventListener('online', goOnWaiting, { signal: closing.signal });
      void resume();
    },
    add(homework, files) {
      for (const file of files) {
        const id = crypto.randomUUID();
        const chosen = [file.name, file.size, file.lastModified].join(':');
        const kept = { id, homework, name: file.name, size: file.size, chosen, url: null };
        take({ ...kept, hasBytes: false, isPaused: false, done: null }, sourceOf(file));
        void begin(id, file);
      }
    },
    pause(id) {
      works.get(id)?.stop();
      change(id, { status: 'paused' });
      void keep(id, { isPaused: true });
    },
    goOn(id) {
      void keep(id, { isPaused: false }).then(() => send(id));
    },
    remove: (id) => void removeOne(id),
    clear(delivered) {
      for (const { id } of items.filter(({ upload }) => upload !== null && delivered.includes(upload))) {
        drop(id);
        void openVault().then((opened) => opened?.remove(id));
      }
    },
    close() {
      closing.abort();
      clearTimeout(again);
      for (const { stop } of works.values()) stop();
    },
  };
}

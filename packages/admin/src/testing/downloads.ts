import { expect, onTestFinished, vi } from 'vitest';

/** What the console saves, by its names, in place of the browser's downloads. */
export type Downloads = ReadonlyMap<string, Promise<Blob>>;

/** Keeps what is saved until the test ends. */
export function downloads(): Downloads {
  const files = new Map<string, Promise<Blob>>();
  const press = vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function keep(this: HTMLElement) {
    if (this instanceof HTMLAnchorElement)
      files.set(
        this.download,
        fetch(this.href).then((answer) => answer.blob()),
      );
  });
  onTestFinished(() => press.mockRestore());
  return files;
}

/** Waits for the one file that is saved, whose name is so. */
export async function saved(files: Downloads, name: RegExp): Promise<Blob> {
  await expect.poll(() => [...files.keys()]).toEqual([expect.stringMatching(name)]);
  const [file] = files.values();
  if (!file) throw new Error('Nothing was saved');
  return file;
}

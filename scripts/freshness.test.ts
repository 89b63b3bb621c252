import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fingerprint, isFresh, remember } from './freshness.ts';
import { root } from './run.ts';

async function packageWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lia-freshness-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await put(folder, name, content);
  return folder;
}

async function put(folder: string, name: string, content: string): Promise<void> {
  await mkdir(join(folder, name, '..'), { recursive: true });
  await writeFile(join(folder, name), content);
}

test('the fingerprint follows names and contents', async () => {
  const folder = await packageWith({ 'src/a.ts': '1' });
  const before = await fingerprint([folder]);
  expect(await fingerprint([folder])).toBe(before);
  await put(folder, 'src/a.ts', '2');
  const changed = await fingerprint([folder]);
  expect(changed).not.toBe(before);
  await put(folder, 'src/b.ts', '');
  expect(await fingerprint([folder])).not.toBe(changed);
});

test('tests, outputs and dependencies leave the fingerprint alone', async () => {
  const folder = await packageWith({ 'src/a.ts': '1' });
  const before = await fingerprint([folder]);
  for (const name of ['src/a.test.ts', 'dist/a.js', 'node_modules/x/index.js']) await put(folder, name, 'x');
  expect(await fingerprint([folder])).toBe(before);
});

test('an output is fresh until its sources change or somebody touches it', async () => {
  const name = `test-${process.pid}`;
  onTestFinished(() => rm(join(root, '.cache/build', `${name}.json`)));
  const dist = await packageWith({ 'index.html': 'one' });
  expect(await isFresh(name, 'sources', dist)).toBe(false);
  await remember(name, 'sources', dist);
  expect(await isFresh(name, 'sources', dist)).toBe(true);
  expect(await isFresh(name, 'other sources', dist)).toBe(false);
  await put(dist, 'assets/added.js', '');
  expect(await isFresh(name, 'sources', dist)).toBe(false);
});

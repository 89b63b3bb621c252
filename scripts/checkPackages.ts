import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { apiReports } from './apiReport.ts';
import { checkBrowserSupport } from './browserSupport.ts';
import { elementReference } from './elementReference.ts';
import { root, runProgram } from './run.ts';

const packed = join(root, '.cache/packages');

interface Manifest {
  publishConfig: { exports: Record<string, unknown> };
}

/** What `pnpm pack --json` reports. */
interface Packed {
  name: string;
  filename: string;
  files: { path: string }[];
}

/** Packs what is published exactly as it would go out, and checks what a stranger would install. */
async function check(folder: string): Promise<void> {
  const { publishConfig }: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const tarball = pack(folder);
  await compileExamples(folder);
  const subpaths = await Promise.all(Object.keys(publishConfig.exports).map((subpath) => expand(folder, subpath)));
  await mustSucceed('publint', ['run', '--strict', tarball]);
  const entrypoints = subpaths.flat().map((subpath) => subpath.replace(/^\.\//, ''));
  const reading = ['--profile', 'esm-only', '--no-emoji', '--no-color', '--format', 'ascii'];
  await mustSucceed('attw', [tarball, ...reading, '--entrypoints', ...entrypoints]);
}

/** The path of the tarball, which has a README and no code of other packages. */
function pack(folder: string): string {
  const args = ['--dir', folder, 'pack', '--json', '--pack-destination', packed];
  const { name, filename, files }: Packed = JSON.parse(execFileSync('pnpm', args, { cwd: root, encoding: 'utf8' }));
  const bundled = files.find(({ path }) => path.includes('node_modules'));
  if (bundled !== undefined) throw new Error(`${name} ships another package: ${bundled.path}. Make it external.`);
  if (!files.some(({ path }) => path === 'README.md')) throw new Error(`${name} has no README.md.`);
  return filename;
}

/** attw does not look into patterns, so it gets what `./*` stands for. */
async function expand(folder: string, subpath: string): Promise<string[]> {
  if (!subpath.includes('*')) return [subpath];
  const files = await readdir(join(folder, 'dist'), { recursive: true });
  return files.filter((file) => file.endsWith('.d.ts')).map((file) => subpath.replace('*', file.slice(0, -5)));
}

/** Checks the types of the examples in a README, in a folder from which the package finds itself by its name. */
async function compileExamples(folder: string): Promise<void> {
  const examples = join(folder, '.cache/examples');
  await rm(examples, { recursive: true, force: true });
  await mkdir(examples, { recursive: true });
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(tsx?)\n([^]*?)```/g)];
  const files = blocks.map(
    ([, extension = '', code = ''], index) => [`example${index + 1}.${extension}`, code] as const,
  );
  await Promise.all(files.map(([name, code]) => writeFile(join(examples, name), code)));
  const config = { extends: '../../tsconfig.json', compilerOptions: { noUnusedLocals: false }, include: ['*'] };
  await writeFile(join(examples, 'tsconfig.json'), JSON.stringify(config));
  await mustSucceed('tsc', ['--project', examples]);
}

async function mustSucceed(program: string, args: string[]): Promise<void> {
  if ((await runProgram(program, args)) !== 0) throw new Error(`${program} found problems.`);
}

// What it looks at was built before (turbo.json).
await elementReference({ check: true });
await checkBrowserSupport();
await apiReports({ check: true });
await rm(packed, { recursive: true, force: true });
await mkdir(packed, { recursive: true });
// One after the other, so that what they print can be read.
await check(join(root, 'packages/sdk'));
await check(join(root, 'packages/widgets'));

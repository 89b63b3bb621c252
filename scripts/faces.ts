import { join } from 'node:path';

import { fingerprint, isFresh, remember } from './freshness.ts';
import { follow } from './progress.ts';
import { root, runPackageScript } from './run.ts';

/** Something that is built before people can see it. */
interface Face {
  name: string;
  folder: string;
  /** Script of the package that builds it. */
  script: string;
  /** Other folders of the house whose code ends up in it. */
  takesFrom: string[];
}

const packageFolder = (name: string): string => join(root, 'packages', name);

const faces: readonly Face[] = [
  { name: 'widgets', folder: packageFolder('widgets'), script: 'build:embed', takesFrom: ['sdk'] },
  { name: 'portal', folder: packageFolder('portal'), script: 'build', takesFrom: ['sdk', 'widgets'] },
  { name: 'console', folder: packageFolder('admin'), script: 'build', takesFrom: ['sdk', 'widgets'] },
];

/** Builds what people see, side by side, and leaves out what is as the last build left it. Rejects when one fails. */
export async function buildFaces(): Promise<void> {
  await follow(
    'Building',
    faces.map((face) => ({ name: face.name, work: () => buildIfStale(face) })),
  );
}

async function buildIfStale({ name, folder, script, takesFrom }: Face): Promise<'built' | 'unchanged'> {
  const output = join(folder, 'dist');
  const lockfile = join(root, 'pnpm-lock.yaml');
  const sources = await fingerprint([folder, ...takesFrom.map((it) => join(packageFolder(it), 'src')), lockfile]);
  if (await isFresh(name, sources, output)) return 'unchanged';
  await runPackageScript(folder, script);
  await remember(name, sources, output);
  return 'built';
}

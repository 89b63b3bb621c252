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
  /** Where the script puts it. */
  output: string;
  /** Other folders of the house whose code ends up in it. */
  takesFrom: string[];
}

/** Builds what people see, side by side, and leaves out what is as the last build left it. Rejects when one fails. */
export async function buildFaces(): Promise<void> {
  await follow(
    'Building',
    faces().map((face) => ({ name: face.name, work: () => buildIfStale(face) })),
  );
}

function faces(): Face[] {
  const packages = join(root, 'packages');
  return [
    {
      name: 'widgets',
      folder: join(packages, 'widgets'),
      script: 'build:embed',
      output: 'dist/embed',
      takesFrom: ['sdk'],
    },
    {
      name: 'portal',
      folder: join(packages, 'portal'),
      script: 'build',
      output: 'dist',
      takesFrom: ['sdk', 'widgets'],
    },
    {
      name: 'console',
      folder: join(packages, 'admin'),
      script: 'build',
      output: 'dist',
      takesFrom: ['sdk', 'widgets'],
    },
  ];
}

async function buildIfStale(face: Face): Promise<'built' | 'unchanged'> {
  const output = join(face.folder, face.output);
  const others = face.takesFrom.map((name) => join(root, 'packages', name, 'src'));
  const shared = [join(root, 'scripts/browsers.ts'), join(root, 'pnpm-lock.yaml')];
  const sources = await fingerprint([face.folder, ...others, ...shared]);
  if (await isFresh(face.name, sources, output)) return 'unchanged';
  await runPackageScript(face.folder, face.script);
  await remember(face.name, sources, output);
  return 'built';
}

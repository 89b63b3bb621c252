import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { TestModule, TestSpecification } from 'vitest/node';

/** What failed first, and how to run it alone. */
export interface Failure {
  name: string;
  alone: readonly TestSpecification[];
}

/** The tests of one Vitest project, kept running: its browser and its database start once for all mutations. */
export interface Tests {
  /** Runs a test file up to its first failure; null where everything passed. */
  run: (file: string) => Promise<Failure | null>;
  /** Runs what failed alone. */
  runAgain: (failure: Failure) => Promise<Failure | null>;
  /** Has a source file that changed read again by the next run. */
  changed: (file: string) => void;
  close: () => Promise<void>;
}

/** Starts a project of the copy in `folder`, with the Vitest of that copy. */
export async function startTests(folder: string, project: string): Promise<Tests> {
  const installed = createRequire(join(folder, 'package.json')).resolve('vitest/node');
  const { createVitest }: typeof import('vitest/node') = await import(pathToFileURL(installed).href);
  const vitest = await createVitest(
    'test',
    {
      root: folder,
      project: [project],
      watch: false,
      bail: 1,
      // A worker that stays would keep the modules that it has loaded.
      isolate: true,
      reporters: [{}],
    },
    { logLevel: 'error' },
  );
  await vitest.standalone();

  async function runThese(specifications: readonly TestSpecification[]): Promise<Failure | null> {
    const files = new Set(specifications.map(({ moduleId }) => moduleId));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specifications]);
    const failed = testModules.find((module) => files.has(module.moduleId) && !module.ok());
    if (failed) return firstFailure(failed);
    return unhandledErrors.length > 0 ? { name: String(unhandledErrors[0]), alone: specifications } : null;
  }

  return {
    run(file) {
      const path = join(folder, file);
      // Vitest remembers what ran last of a file: a single test, where that failed before.
      vitest.clearSpecificationsCache(path);
      const specifications = vitest.getModuleSpecifications(path);
      if (specifications.length === 0) throw new Error(`${file} is no test file of the project "${project}".`);
      return runThese(specifications);
    },
    runAgain: ({ alone }) => runThese(alone),
    changed: (file) => vitest.invalidateFile(join(folder, file)),
    close: () => vitest.close(),
  };
}

function firstFailure(module: TestModule): Failure {
  for (const test of module.children.allTests('failed'))
    return { name: test.fullName, alone: [test.toTestSpecification()] };
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return { name: errors[0]?.message.split('\n')[0] ?? 'The file failed', alone: [module.toTestSpecification()] };
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { TestModule } from 'vitest/node';

/** The tests of one Vitest project, kept running: its browser and its database start once for all mutations. */
export interface Tests {
  /** Runs one test file; says what failed first, or null where everything passed. */
  run: (file: string) => Promise<string | null>;
  /** Has a source file that changed read anew by the next run. */
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
  return {
    async run(file) {
      const path = join(folder, file);
      const specifications = vitest.getModuleSpecifications(path);
      if (specifications.length === 0) throw new Error(`${file} is no test file of the project "${project}".`);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      const failed = testModules.find((module) => module.moduleId === path && !module.ok());
      if (failed) return firstFailure(failed);
      return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null;
    },
    changed: (file) => vitest.invalidateFile(join(folder, file)),
    close: () => vitest.close(),
  };
}

function firstFailure(module: TestModule): string {
  for (const test of module.children.allTests('failed')) return test.fullName;
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return errors[0]?.message.split('\n')[0] ?? 'The file failed';
}

import type { SerializedError } from 'vitest';
import { JsonReporter, type TestModule } from 'vitest/node';

/** An error that belongs to no test: of a file that does not load, of a hook, or unhandled. */
export interface ErrorOutsideTests {
  /** The file, with the names of the suites around the hook. */
  name: string;
  message: string;
}

/** Vitest's report as JSON, with the errors outside of tests, which fail the run as well. */
export class JsonReport extends JsonReporter {
  private errors: ErrorOutsideTests[] = [];

  override onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[] = [],
  ): Promise<void> {
    const suites = modules.flatMap((module) => [...module.children.allSuites()]);
    this.errors = [
      ...modules.flatMap((module) => module.errors().map(namedBy(module.relativeModuleId))),
      ...suites.flatMap((suite) => suite.errors().map(namedBy(`${suite.module.relativeModuleId}: ${suite.fullName}`))),
      ...unhandledErrors.map(namedBy('Unhandled error')),
    ];
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    return super.writeReport(JSON.stringify({ ...JSON.parse(report), errors: this.errors }));
  }
}

const namedBy =
  (name: string) =>
  ({ stack, message }: SerializedError): ErrorOutsideTests => ({ name, message: stack ?? message });

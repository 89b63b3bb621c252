import { explain } from '../packages/api/src/explain.ts';

/** Does `work`; what the person at the keyboard can mend is printed in words, anything else with its stack. */
export async function explainFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = explain(error);
    console.error(reason === null ? error : `\n${reason}\n`);
    process.exit(1);
  }
}

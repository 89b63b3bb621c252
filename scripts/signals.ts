const endings: (() => Promise<void>)[] = [];

/** Runs `end` on Ctrl-C or when the process is asked to end; the newest first. A second Ctrl-C does not wait. */
export function endOnSignal(end: () => Promise<void>): void {
  if (endings.length === 0)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endAll());
  endings.unshift(end);
}

async function endAll(): Promise<void> {
  process.once('SIGINT', () => process.exit(130));
  console.log('\n  Ending …');
  try {
    for (const end of endings) await end();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

interface Task {
  name: string;
  work: () => Promise<'built' | 'unchanged'>;
}

/** Does the tasks side by side and tells how they come along; the first failure is thrown after all have ended. */
export async function follow(title: string, tasks: Task[]): Promise<void> {
  const start = Date.now();
  const running = new Set(tasks.map(({ name }) => name));
  const live = showWhile(() => `${title} ${[...running].join(', ')} … ${seconds(start)}`);
  const ends = await Promise.allSettled(
    tasks.map(async ({ name, work }) => {
      try {
        const outcome = await work();
        live.say(outcome === 'built' ? `✓ ${name} built in ${seconds(start)}` : `✓ ${name} unchanged`);
      } finally {
        running.delete(name);
      }
    }),
  );
  live.end();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Does one thing and tells when it is done. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  const live = showWhile(() => `${title} … ${seconds(start)}`);
  try {
    const result = await work();
    live.say(`✓ ${title} in ${seconds(start)}`);
    return result;
  } finally {
    live.end();
  }
}

/** A line that keeps itself up to date on a terminal; elsewhere it is said once. */
function showWhile(line: () => string): { say: (text: string) => void; end: () => void } {
  const terminal = process.stdout.isTTY;
  const draw = () => void process.stdout.write(`\r\x1B[2K  ${line()}`);
  const clear = () => void (terminal && process.stdout.write('\r\x1B[2K'));
  if (!terminal) console.log(`  ${line()}`);
  const timer = terminal ? setInterval(draw, 100) : undefined;
  return {
    say: (text) => {
      clear();
      console.log(`  ${text}`);
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}

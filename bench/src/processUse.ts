import { readFile, writeFile } from 'node:fs/promises';

/** Linux counts the CPU time of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What a process uses, by Linux's account. */
export interface ProcessUse {
  /** CPU time of all its threads, in seconds. */
  cpu: number;
  /** By how much its memory grew at its peak, in MB. */
  growth: number;
}

const MB = 1000;

const statusOf = async (pid: number, field: string): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / MB;
};

async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before them may hold anything, and ends with the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) / TICKS_PER_SECOND;
}

/** Begins to measure a process; the function that it answers ends that. */
export async function measureUse(pid: number): Promise<() => Promise<ProcessUse>> {
  // 5 sets the peak back to what is used now.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const [before, cpuBefore] = [await statusOf(pid, 'VmRSS'), await cpuOf(pid)];
  return async () => ({ cpu: (await cpuOf(pid)) - cpuBefore, growth: (await statusOf(pid, 'VmHWM')) - before });
}

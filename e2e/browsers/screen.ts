import { existsSync } from 'node:fs';

import { type Program, startProgram } from './program.ts';

/** A screen that nobody sees, for a browser that has no life without one. */
export async function startScreen(xvfb: string): Promise<Program & { display: string }> {
  const number = [...Array(100).keys()].find((free) => free > 0 && !existsSync(`/tmp/.X11-unix/X${free}`)) ?? 100;
  const socket = `/tmp/.X11-unix/X${number}`;
  const args = [`:${number}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  return { display: `:${number}`, ...(await startProgram(xvfb, args, async () => existsSync(socket))) };
}

import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startProduct } from '../../product.ts';
import type { Scenario } from '../scenario.ts';

const OTHERS = 0o077;

/** A data folder that is open to everybody on the machine. Sent: files and folders in it. Lost: those still open. */
export const dataFolder: Scenario = {
  name: 'Open data folder',
  async run(atEnd) {
    const folder = await mkdtemp(join(tmpdir(), 'lia-drill-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'mail'));
    await writeFile(join(folder, 'mail/old.eml'), 'Hola');
    await chmod(join(folder, 'mail/old.eml'), 0o666);
    await chmod(join(folder, 'mail'), 0o777);
    await chmod(folder, 0o777);
    const product = await startProduct(undefined, { LIA_DATA_DIR: folder });
    atEnd(product.stop);
    const paths = [folder, ...(await readdir(folder, { recursive: true })).map((path) => join(folder, path))];
    const modes = await Promise.all(paths.map(async (path) => (await lstat(path)).mode));
    const open = modes.filter((mode) => (mode & OTHERS) !== 0).length;
    return {
      sent: paths.length,
      acknowledged: paths.length,
      lost: open,
      doubled: 0,
      secondsToRecover: null,
      stood: open === 0,
      seen: `of ${paths.length} files and folders ${open} are open to others`,
    };
  },
};

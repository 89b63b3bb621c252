import { join } from 'node:path';

import { runnerImport } from 'vite';

const packages = join(import.meta.dirname, '../packages');

/** A screen as its route object has it. */
interface Screen {
  path: string;
  permission: string;
}

interface Permissions {
  may: (holder: { role: string[] }, permission: string) => boolean;
}

/** A picture to be made: which address, and the user name of the demo data's account that opens it; null for a visitor. */
export interface Shot {
  app: 'portal' | 'console';
  path: string;
  as: string | null;
}

/** Accounts of the demo data by what they stand for: one of each audience. */
const members = ['padre', 'maestro', 'admin_escuela', 'alumno'];
const administrators = ['admin', 'admin_escuela'];

/** What addresses are made of that the demo data has for good. */
interface DemoIds {
  demoUuid: (username: string) => string;
  demoGroupId: (school: number, level: number, grade: number) => string;
}

/** Addresses of paths with parameters, where the first row is not what is to be seen. */
const samplesOf = ({ demoUuid, demoGroupId }: DemoIds): Readonly<Record<string, string>> => ({
  '/legal/:document': '/legal/terms',
  '/register': '/register?type=padre&membership=gratis',
  // A child of `padre`, the group that `maestro` teaches, and their school.
  '/apps/children/:id': `/apps/children/${demoUuid('alumno')}`,
  '/apps/grupo/:id': `/apps/grupo/${demoGroupId(301, 2, 4)}`,
  '/apps/alumno/:id': `/apps/alumno/${demoUuid('alumno')}`,
  '/apps/grupos/:id/:error?': '/apps/grupos/301',
  '/apps/periodos/:id': '/apps/periodos/301',
  '/apps/schools/:id': '/apps/schools/301',
});

const addressOf = (path: string, samples: Readonly<Record<string, string>>): string =>
  samples[path] ?? path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1');

/** Reads a module of a package as its bundler does, in Node: without its styles, in a page that sets nothing. */
async function read<T>(file: string): Promise<T> {
  const content = (selector: string) => (selector.includes('identity') ? '[]' : 'http://localhost/');
  Object.assign(globalThis, {
    document: { querySelector: (selector: string) => ({ content: content(selector) }) },
    location: { origin: 'http://localhost' },
  });
  const styles = {
    name: 'no-styles',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.endsWith('.css') ? '\0styles' : null),
    load: (id: string) => (id === '\0styles' ? '' : null),
  };
  const options = { configFile: false as const, logLevel: 'error' as const, plugins: [styles] };
  return (await runnerImport<T>(join(packages, file), options)).module;
}

/** Every screen of the portal and the console, for each audience that may open it. */
export async function readShots(): Promise<Shot[]> {
  const { portalScreens } = await read<{ portalScreens: { screens: Screen[] } }>('portal/src/app/routes.ts');
  const { resources } = await read<{ resources: { name: string; permission: string }[] }>('admin/src/app/resources.ts');
  const { may } = await read<Permissions>('sdk/src/accounts/permissions.ts');
  const samples = samplesOf({
    ...(await read<Pick<DemoIds, 'demoUuid'>>('api/src/accounts/demoAccounts.ts')),
    ...(await read<Pick<DemoIds, 'demoGroupId'>>('api/src/groups/demoData.ts')),
  });
  const opening = (accounts: string[], permission: string) =>
    accounts.filter((account) => may({ role: [account] }, permission));
  const portal = portalScreens.screens.flatMap(({ path, permission }): Shot[] => {
    const accounts = permission === 'guests' || permission === 'anyone' ? [null] : opening(members, permission);
    return accounts.map((as) => ({ app: 'portal', path: addressOf(path, samples), as }));
  });
  const lists = resources.flatMap(({ name, permission }): Shot[] =>
    opening(administrators, permission).map((as) => ({ app: 'console', path: `/admin/${name}`, as })),
  );
  return [...portal, ...administrators.map((as): Shot => ({ app: 'console', path: '/admin/', as })), ...lists];
}

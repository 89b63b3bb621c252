import { join } from 'node:path';

import { runnerImport } from 'vite';

/** Who has an account and no role (packages/sdk/src/accounts/roles.ts). */
const GUEST = 'guest';

const packages = join(import.meta.dirname, '../packages');

/** A screen as its route object has it. */
interface Screen {
  path: string;
  permission: string;
}

interface Permissions {
  may: (holder: { role: string[] }, permission: string) => boolean;
}

/** A screen to be looked at: its path as its route has it, and the user name of the demo data's account that opens it; null for a visitor. */
export interface Look {
  app: 'portal' | 'console';
  path: string;
  as: string | null;
  /** Its address, where no link of an earlier screen has it. */
  address: string | null;
}

/** What addresses are made of that the demo data has for good. */
interface DemoIds {
  demoUuid: (username: string) => string;
  demoGroupId: (school: number, level: number, grade: number) => string;
}

/** Addresses of paths with parameters, where the first row of a list is not what is to be seen. */
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

/**
 * Every screen of the portal and the console, for each of these roles that may open it; `GUEST` is an account without one. Screens with
 * parameters come last: links of the others lead to them.
 */
export async function readLooks(members: readonly string[], administrators: readonly string[]): Promise<Look[]> {
  const { portalScreens } = await read<{ portalScreens: { screens: Screen[] } }>('portal/src/app/routes.ts');
  const { resources } = await read<{ resources: { name: string; permission: string }[] }>('admin/src/app/resources.ts');
  const { may } = await read<Permissions>('sdk/src/accounts/permissions.ts');
  const samples = samplesOf({
    ...(await read<Pick<DemoIds, 'demoUuid'>>('api/src/accounts/demoAccounts.ts')),
    ...(await read<Pick<DemoIds, 'demoGroupId'>>('api/src/groups/demoData.ts')),
  });
  const opening = (roles: readonly string[], permission: string) =>
    roles.filter((role) => may({ role: role === GUEST ? [] : [role] }, permission)).map((role) => role.toLowerCase());
  const portal = portalScreens.screens
    .toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
    .flatMap(({ path, permission }): Look[] => {
      const accounts = permission === 'guests' || permission === 'anyone' ? [null] : opening(members, permission);
      const address = samples[path] ?? (/:\w+(?![\w?])/.test(path) ? null : path.replaceAll(/\/:\w+\?/g, ''));
      return accounts.map((as) => ({ app: 'portal', path, as, address }));
    });
  const lists = [{ name: '', permission: 'overview.read' }, ...resources].flatMap(({ name, permission }): Look[] =>
    opening(administrators, permission).map((as) => {
      const address = `/admin/${name}`;
      return { app: 'console', path: address, as, address };
    }),
  );
  return [...portal, ...lists];
}

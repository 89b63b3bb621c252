/** Packages whose folders import one way. */
const packages = ['sdk', 'api', 'portal', 'widgets', 'admin'];

const notServed = String.raw`\.test(-d)?\.tsx?$|/src/testing/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Folders import one way: move what both need below, or let a module contribute it (decision 36).',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^packages/api/src/platform/' },
      to: { path: '^packages/api/src/(?!platform/)' },
    },
    {
      name: 'modules-are-read-by-the-server',
      comment: 'Domains reach each other by app.modules.',
      severity: 'error',
      from: { path: '^packages/api/src/[^/]+/' },
      to: {
        path: String.raw`^packages/api/src/((modules|server|start)|[^/]+/module)\.ts$`,
        pathNot: '^packages/api/src/platform/',
      },
    },
  ],
  options: {
    includeOnly: `^packages/(${packages.join('|')})/src/`,
    exclude: notServed,
    doNotFollow: 'node_modules',
    // Imports of types count as well.
    tsPreCompilationDeps: true,
  },
};

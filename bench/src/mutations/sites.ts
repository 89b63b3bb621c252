import { within } from './mutation.ts';

const examples = within('examples', 'scripts');
const scripts = within('scripts', 'scripts');

export const siteMutations = [
  examples({
    name: 'Path: an example site serves what lies outside',
    file: 'serve.ts',
    find: 'if (!wanted.startsWith(pages + sep)) return undefined;',
    replace: '',
    test: 'serve.test.ts',
  }),
  examples({
    name: 'CSP: the school allows scripts inside its pages',
    file: 'partner-school/site.ts',
    find: "script-src 'self' {{LIA_ORIGIN}}",
    replace: "script-src 'self' 'unsafe-inline' {{LIA_ORIGIN}}",
    test: 'serve.test.ts',
  }),
  scripts({
    name: 'Port: two servers are given the same one',
    file: 'ports.ts',
    find: 'settings.slice(0, index).find',
    replace: 'settings.slice(0, 0).find',
    test: 'ports.test.ts',
  }),
];

import type { Plugin } from 'vite';

/**
 * Of React Router, what the portal does not use (forms, scroll, server components): it names its components by assignments and marks
 * no call as pure, so that a bundler keeps them all.
 */
const router = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1');

/** The ripples of MUI's buttons, which the theme turns off (app/theme.ts). */
const ripple = (): string => 'export default () => null;';

/** The script that sets MUI's colours before the page is drawn: services/look.ts does. */
const colourScript = (code: string): string =>
  code.replace(/export default function InitColorSchemeScript\([^]*$/, 'export default () => null;');

/** Copies static fields for Emotion's `withTheme` and Formik's `connect`, which are not used, and brings React's old type checks along. */
const statics = (): string => 'export default (target) => target;';

/** SWR asks a package for older versions of React for what React has. */
const externalStore = (): string => "export { useSyncExternalStore } from 'react';";

/** Writes a theme as source for a compiler of styles. */
const themeSource = (): string => 'export const stringifyTheme = undefined;';

const changes: readonly [RegExp, (code: string) => string][] = [
  [/\/react-router\/dist\//, router],
  [/\/@mui\/material\/(?:esm\/)?ButtonBase\/TouchRipple\.js$/, ripple],
  [/\/@mui\/system\/(?:esm\/)?InitColorSchemeScript\/InitColorSchemeScript\.js$/, colourScript],
  [/\/hoist-non-react-statics\/dist\//, statics],
  [/\/use-sync-external-store\/shim\/index\.js$/, externalStore],
  [/\/@mui\/material\/(?:esm\/)?styles\/stringifyTheme\.js$/, themeSource],
];

/** Leaves out of the build what packages bring along and the portal never runs. */
export const leftOut = (): Plugin => ({
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return changes.find(([file]) => file.test(id))?.[1](code) ?? null;
  },
});

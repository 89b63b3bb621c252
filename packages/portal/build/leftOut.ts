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

const changes: readonly [RegExp, (code: string) => string][] = [
  [/\/react-router\/dist\//, router],
  [/\/@mui\/material\/(?:esm\/)?ButtonBase\/TouchRipple\.js$/, ripple],
  [/\/@mui\/system\/(?:esm\/)?InitColorSchemeScript\/InitColorSchemeScript\.js$/, colourScript],
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

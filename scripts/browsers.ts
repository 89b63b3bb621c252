/**
 * The oldest browsers that we build for: the latest two Chromium, Firefox and Safari versions, and with them the phones
 * that have not been given those. Edge and Chrome for Android go with Chrome, iOS with Safari. The builds take their
 * targets from here, and `pnpm check:packages` holds what they made against it (scripts/browserSupport.ts). What decides:
 * `color-mix()` in Chrome, `:has()` in Firefox, sheets made by script in Safari.
 */
export const oldest = { chrome: '111', firefox: '121', safari: '16.4' } as const;

/** For Vite: syntax that is newer is written in older words. */
export const syntaxTargets: string[] = Object.entries({ ...oldest, edge: oldest.chrome, ios: oldest.safari }).map(
  ([name, version]) => name + version,
);

const packed = (version: string): number => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
};

/** For Lightning CSS: a version as one number. */
export const styleTargets = {
  chrome: packed(oldest.chrome),
  firefox: packed(oldest.firefox),
  safari: packed(oldest.safari),
  ios_saf: packed(oldest.safari),
};

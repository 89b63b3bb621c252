import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { beforeEach, chai } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// A failure names all that axe found, not its number alone.
chai.config.truncateThreshold = 0;

// Texts are measured: with a font of our own they are as wide on any machine.
const figtreeFont = new FontFace('Figtree', `url(${figtree})`, { weight: '300 900' });
document.fonts.add(await figtreeFont.load());
document.documentElement.style.fontFamily = 'Figtree';

// The files of one page share it: each test begins without the forms, and without what was kept, of those before it.
beforeEach(async () => {
  // The library does it for the first file alone, where files share their modules.
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

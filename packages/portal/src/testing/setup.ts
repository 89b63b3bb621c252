import '../app/fonts.css';
import '../brand/base.css';

import { destinations } from '@lia/sdk/destinations/rules';
import { afterEach, beforeEach, chai, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// A failure names all that axe found, not its number alone.
chai.config.truncateThreshold = 0;

// What the server writes into the page.
const marketing = document.createElement('meta');
marketing.name = 'marketing-site';
marketing.content = 'https://marketing.example';
document.head.append(marketing);
const configured = document.createElement('meta');
configured.name = 'destinations';
configured.content = destinations.join(' ');
document.head.append(configured);
const providers = document.createElement('meta');
providers.name = 'identity-providers';
providers.content = JSON.stringify([{ name: 'colegio', label: 'Mi colegio' }]);
document.head.append(providers);

let pointerIsAway = true;
addEventListener(
  'pointermove',
  ({ isTrusted, clientX, clientY }) => {
    if (isTrusted) pointerIsAway = clientX > 0 || clientY > 0;
  },
  { capture: true },
);

// Each test is a browser of its own: as wide as at first, nothing stored, no session, and the pointer on nothing that is read ahead or
// looks hovered. Many find it so, and the way to the driver and back costs as much as to draw something small.
beforeEach(async () => {
  // The library does it for the first file alone, where files share their modules.
  await cleanup();
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
  if (pointerIsAway) await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  localStorage.clear();
  document.cookie = 'role=; path=/; max-age=0';
});

afterEach(() => {
  // Files share one window: what one of them watches, the next would find with its calls.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

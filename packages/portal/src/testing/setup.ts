import '../app/fonts.css';

import { afterEach, beforeEach, vi } from 'vitest';

// Each test is a browser of its own: nothing kept, nobody signed in.
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'role=; path=/; max-age=0';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

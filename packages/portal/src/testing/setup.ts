import '../app/fonts.css';

import { afterEach, beforeEach, vi } from 'vitest';

// What the server writes into the page.
const marketing = document.createElement('meta');
marketing.name = 'marketing-site';
marketing.content = 'https://marketing.example';
document.head.append(marketing);

// Each test is a browser of its own: nothing kept, nobody signed in.
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'role=; path=/; max-age=0';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

import type { RuntimeCaching } from 'workbox-build';

/** The page of every screen. */
export const PAGE = '/index.html';

/** What a rule looks at of a request. */
interface Asked {
  request: Pick<Request, 'mode'>;
  sameOrigin: boolean;
  url: URL;
}
interface Rule extends RuntimeCaching {
  urlPattern: (asked: Asked) => boolean;
}

/** What the service worker answers. Each pattern becomes text of the worker, so that it refers to nothing outside of itself. */
export const cached: Rule[] = [
  {
    urlPattern: ({ request }) => request.mode === 'navigate',
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: PAGE } },
  },
  {
    // Their names change with what is in them.
    urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
    handler: 'CacheFirst',
    options: { cacheName: 'lia-assets', expiration: { maxEntries: 120 } },
  },
];

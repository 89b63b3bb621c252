import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { light } from '../../widgets/src/theme/tokens.ts';
import { cached, PAGE } from './cached.ts';
import { filesOffline } from './firstLoad.ts';
import { PUSH_WORKER, pushWorker } from './pushWorker.ts';

/** What the service worker is for: screens of members, and neither console nor forms on other sites nor the API. */
const SCOPE = '/apps/';

/**
 * The portal as an app of a device: its manifest, and a service worker that shows pushes and keeps the shell and the files of visited pages. Pages come
 * from the network whenever there is one, so that a new version is taken as before (app/renewal.ts); answers of the API are
 * none of its business (decision 78).
 */
export function offline(builtAt: string): PluginOption[] {
  let shell = new Set<string>();
  const findShell: Plugin = {
    name: 'offline-shell',
    apply: 'build',
    generateBundle(_, bundle) {
      shell = filesOffline(bundle);
    },
  };
  return [
    findShell,
    pushWorker(),
    VitePWA({
      // It is registered when the first page has come to rest (app/serviceWorker.ts).
      injectRegister: false,
      scope: SCOPE,
      manifest: {
        id: '/',
        scope: '/',
        start_url: SCOPE,
        name: 'Comunidad LIA',
        short_name: 'LIA',
        description: 'La comunidad de aprendizaje de familias, maestros y escuelas en México.',
        lang: 'es-MX',
        display: 'standalone',
        background_color: light.background,
        theme_color: light.background,
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => !url.endsWith('.js') || shell.has(url)) }),
        ],
        // As the server fills it in.
        additionalManifestEntries: [{ url: PAGE, revision: builtAt }],
        dontCacheBustURLsMatching: /^assets\//,
        importScripts: [`/${PUSH_WORKER}`],
        navigateFallback: null,
        // A worker reloads no page, so the new one may begin at once.
        skipWaiting: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        runtimeCaching: cached,
      },
    }),
  ];
}

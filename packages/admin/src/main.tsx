import './app/early.ts';

import '@fontsource-variable/figtree/index.css';
import { sessionToken } from '@lia/sdk/session/session';
import { createClient } from '@lia/sdk/http/client';
import { retargetShiftedClicks } from '@lia/widgets/layoutShift';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Console } from './app/Console.tsx';
import { askForFirstScreen, awaitFirstScreen } from './app/firstScreen.ts';
import { loadLanguage } from './app/i18nProvider.ts';
import { createPrefetch } from './client/prefetch.ts';
import { keepLanguage, keptLanguage } from './i18n/language.ts';

retargetShiftedClicks();

const prefetch = createPrefetch();
const options = { baseUrl: `${location.origin}/api/api`, token: sessionToken, language: keptLanguage };
const client = createClient({ ...options, fetch: prefetch.fetch });
const queryClient = new QueryClient();

// A data router, since only that one can block a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <Console client={client} queryClient={queryClient} /> }], {
  basename: '/admin',
});

const asked = askForFirstScreen(createClient({ ...options, fetch: prefetch.ask }), location, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No top-level await: files that import this one would wait for it, so the build would split it into many.
void loadLanguage(keptLanguage())
  .catch(() => keepLanguage('es'))
  .then(() => awaitFirstScreen(asked))
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

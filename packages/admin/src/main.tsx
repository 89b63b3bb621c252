import '@fontsource-variable/figtree/index.css';
import { sessionToken } from '@lia/sdk/session/session';
import { createClient } from '@lia/sdk/http/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Console } from './app/Console.tsx';
import { loadLanguage } from './app/i18nProvider.ts';
import { loadResource } from './app/resources.ts';
import { keepLanguage, keptLanguage } from './i18n/language.ts';

const client = createClient({
  baseUrl: `${location.origin}/api/api`,
  token: sessionToken,
  language: keptLanguage,
});

// A data router, since only that one can block a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <Console client={client} /> }], { basename: '/admin' });

// Together with the session and not after it. Where it cannot be fetched, the screen reports that.
const [, , resource = ''] = location.pathname.split('/');
loadResource(resource).catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// No top-level await: files that import this one would wait for it, so the build would split it into many.
void loadLanguage(keptLanguage())
  .catch(() => keepLanguage('es'))
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );

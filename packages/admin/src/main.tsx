import '@fontsource-variable/figtree/index.css';
import { sessionToken } from '@lia/sdk/session/session';
import { createClient } from '@lia/sdk/http/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { Console } from './app/Console.tsx';
import { keptLanguage } from './i18n/language.ts';

const client = createClient({
  baseUrl: `${location.origin}/api/api`,
  token: sessionToken,
  language: keptLanguage,
});

// A data router, since only that one can block a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <Console client={client} /> }], { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

import { login } from '@lia/sdk/accounts/endpoints';
import { addDays } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { type ClientOptions, createClient } from '@lia/sdk/http/client';
import { createInstitution } from '@lia/sdk/institutions/endpoints';
import type { Institution, NewInstitution } from '@lia/sdk/institutions/schema';
import type { Language } from '@lia/sdk/messages/language';
import { keepSession, sessionToken } from '@lia/sdk/session/session';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter, type Location } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { inject } from 'vitest';
import { render } from 'vitest-browser-react';

import { Console } from '../app/Console.tsx';
import { loadLanguage } from '../app/i18nProvider.ts';
import { keepLanguage, keptLanguage } from '../i18n/language.ts';

export const PASSWORD = 'lia-demo-2026';

/** The contract's client as the console has it, over the real API. */
export const clientOf = (more: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: `${inject('apiOrigin')}/api/api`,
    token: sessionToken,
    language: keptLanguage,
    ...more,
  });

/** Signs a user of the demo data in, as the portal would. */
export async function signIn(username = 'admin'): Promise<void> {
  keepSession(await clientOf().call(login, { body: { username, password: PASSWORD } }));
}

/** Opens the console at an address below `/admin`. */
export async function openConsole(
  path: string | Partial<Location>,
  {
    language = 'es',
    fetch,
    queryClient = new QueryClient(),
  }: { language?: Language; fetch?: NonNullable<ClientOptions['fetch']>; queryClient?: QueryClient } = {},
) {
  keepLanguage(language);
  await loadLanguage(language);
  const client = clientOf(fetch ? { fetch } : {});
  const element = <Console client={client} queryClient={queryClient} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  await render(<RouterProvider router={router} />);
  return router;
}

/** A unique institution, for a test to work on. */
export async function anInstitution(more: Partial<NewInstitution> = {}): Promise<Institution> {
  const body = {
    School: uniqueName('Escuela de prueba'),
    Description: '',
    Type: 'Escuela' as const,
    IsActive: true,
    ...more,
  };
  return (await clientOf().call(createInstitution, { body })).data;
}

/** The day so many days from today, as a field takes it. */
export const inDays = (days: number): string => addDays(dayOf(new Date().toISOString()), days);

export const uniqueName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

/** The value beside a name in one of the page's lists of facts. */
export const fact = (name: string): string | null | undefined =>
  [...document.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent;

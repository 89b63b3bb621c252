import { resumeSession } from '@lia/sdk/accounts/endpoints';
import type { SignedIn } from '@lia/sdk/accounts/schema';
import type { Language } from '@lia/sdk/messages/language';
import { keepSession } from '@lia/sdk/session/session';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { Entry } from '../app/Entry.tsx';
import { laterPortal } from '../app/laterPortal.ts';
import { Portal } from '../app/Portal.tsx';
import { Providers } from '../app/Providers.tsx';
import { texts } from '../app/texts.ts';
import { PortalRoutes } from '../app/PortalRoutes.tsx';
import { readings } from '../app/WholePortal.tsx';
import { createToasts } from '../services/toasts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { createOfflineReads } from '../services/offlineReads.ts';
import { createSession } from '../services/sessionStore.ts';
import { createSettings } from '../services/settingsStore.ts';
import { signInTexts } from '../session/login/texts.ts';
import { createFakeApi, type FakeApi } from './fakeApi.ts';

export interface TestContext {
  api: FakeApi;
  /** Addresses beside the portal that it left for. */
  went: string[];
  /** The path that is open. */
  at: () => string;
  /** Presses the browser's back button. */
  goBack: () => void;
  /** Opens another path, as a link from anywhere would. */
  follow: (path: string) => void;
  /** Keeps a session in the browser, as an earlier visit would have, and lets the API know it. */
  remember: (person: SignedIn) => void;
  /** Opens the portal at a path, whole: providers, routes (its own, unless others are given), toasts. */
  open: (path: string, language?: Language, routes?: ReactNode) => Promise<void>;
  /** Opens a path as the browser loads it: `/login` alone, with the texts that it comes with. */
  enter: (path: string, language?: Language) => Promise<void>;
  /** How often the other screens were fetched before they were drawn. */
  prepared: () => number;
  /** Chooses another language. */
  setLanguage: (language: Language) => Promise<void>;
  /** What axe finds on the screen as it is, best practices included. */
  violations: () => Promise<string[]>;
}

const API_ROOT = '/api/api';

// Otherwise it writes out all that it looks at, with what is inside, and not the elements at fault alone.
axe.configure({ noHtml: true });

/** One browser with the portal open in it, and an API on the other side. */
export function createTestContext(): TestContext {
  const api = createFakeApi();
  const went: string[] = [];
  const i18n = createI18n(signInTexts);
  const reads = createOfflineReads(API_ROOT);
  let prepared = 0;
  let at = '';
  let goBack = () => {};
  let follow: (path: string) => void = () => {};

  function Whereabouts() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    at = pathname + search;
    goBack = () => void navigate(-1);
    follow = (path) => void navigate(path);
    return null;
  }

  async function show(path: string, language: Language, screens: ReactNode): Promise<void> {
    await i18n.setLanguage(language);
    const toasts = createToasts();
    const session = createSession({
      baseUrl: API_ROOT,
      reads,
      language: () => i18n.current().language,
      notify: (variant, key) => toasts.show(variant, i18n.current().message({ key })),
      go: (url) => void went.push(url),
    });
    onTestFinished(session.start());
    const settings = createSettings(session, (error) => toasts.show('error', i18n.current().failure(error)));
    onTestFinished(settings.start());
    await render(
      <MemoryRouter initialEntries={[path]}>
        <Providers i18n={i18n} services={{ session, reads, toasts, settings, go: (url) => void went.push(url) }}>
          {screens}
        </Providers>
        <Whereabouts />
      </MemoryRouter>,
    );
  }

  return {
    api,
    went,
    at: () => at,
    goBack: () => goBack(),
    follow: (path) => follow(path),

    remember: (person) => {
      keepSession(person);
      api.answer(resumeSession, person);
    },

    open: async (path, language = 'es', routes = <PortalRoutes />) => {
      await i18n.add(texts);
      reads.add(readings);
      await show(path, language, <Portal>{routes}</Portal>);
    },

    enter: async (path, language = 'es') => {
      const { Portal: Later, prepare } = laterPortal(i18n, reads, () => went.push('reload'));
      const counted = () => {
        prepared += 1;
        prepare();
      };
      await show(path, language, <Entry Portal={Later} prepare={counted} />);
    },

    prepared: () => prepared,

    setLanguage: (language) => i18n.setLanguage(language),

    violations: async () => {
      // Half transparent, nothing has its contrast yet.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      // Only what is read below.
      const { violations } = await axe.run(document, {
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 300)}`),
      );
    },
  };
}

/** The toast, or why a form was refused: the one announcement on the screen. Its words are the API's. */
export const announcement = page.getByRole('alert').filter({ hasText: /./ });

import './app/fonts.css';
import './brand/base.css';

import { retargetShiftedClicks } from '@lia/widgets/layoutShift';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';

import { Entry } from './app/Entry.tsx';
import { laterPortal } from './app/laterPortal.ts';
import { Providers } from './app/Providers.tsx';
import { renewIfOutdated, renewWhenIdle } from './app/renewal.ts';
import { keepShell } from './app/serviceWorker.ts';
import { createToasts } from './services/toasts.ts';
import { createI18n, keptLanguage } from './i18n/i18n.ts';
import { createOfflineReads } from './services/offlineReads.ts';
import { endPushWithSession } from './notifications/pushSubscription.ts';
import { createSession } from './services/sessionStore.ts';
import { createSettings } from './services/settingsStore.ts';
import { signInTexts } from './session/login/texts.ts';

// Before anything is typed. Without an answer, this build is kept. Only what was built has it in its page.
const builtAt = document.querySelector<HTMLMetaElement>('meta[name="built-at"]')?.content;
if (builtAt !== undefined) {
  const reload = () => location.reload();
  void renewIfOutdated(builtAt, reload).catch(() => undefined);
  renewWhenIdle(builtAt, reload);
}

retargetShiftedClicks();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const i18n = createI18n(signInTexts);
// Without the English texts, Spanish is better than nothing.
await i18n.setLanguage(keptLanguage()).catch(() => undefined);
const toasts = createToasts();
const API_ROOT = '/api/api';
const reads = createOfflineReads(API_ROOT);
const session = createSession({
  baseUrl: API_ROOT,
  reads,
  language: () => i18n.current().language,
  notify: (variant, key) => toasts.show(variant, i18n.current().message({ key })),
  go: (url) => location.assign(url),
});
session.start();
if (import.meta.env.PROD) keepShell(session);
endPushWithSession(session);
const settings = createSettings(session, (error) => toasts.show('error', i18n.current().failure(error)));
settings.start();

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers
        i18n={i18n}
        services={{
          session,
          reads,
          toasts,
          settings,
          go: (url, how) => (how === 'replace' ? location.replace(url) : location.assign(url)),
        }}
      >
        <Entry {...laterPortal(i18n, reads, () => location.reload())} />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);

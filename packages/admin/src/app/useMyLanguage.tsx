import { ApiError } from '@lia/sdk/http/error';
import type { Language } from '@lia/sdk/messages/language';
import { saveMyLanguage } from '@lia/sdk/notifications/endpoints';
import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import {
  type Identifier,
  useCloseNotification,
  useGetIdentity,
  useI18nProvider,
  useLocaleState,
  useNotify,
  useStore,
} from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useReason, useText } from '../i18n/text.ts';
import { useFailureToast } from '../loading/failure.tsx';
import { useKeptPlace } from '../records/useKeptPlace.ts';
import { loadLanguage } from './i18nProvider.ts';
import { store, UNSAVED } from './store.ts';

/** A language that was chosen and is not saved yet; what could not be saved is saved again with the next load of its user. */
interface Unsaved {
  user: Identifier | undefined;
  language: Language;
}

/** Changes the language of the screens, and with it that of what the user is sent. */
export function useMyLanguage(): (language: Language) => void {
  const [, setLocale] = useLocaleState();
  const [unsaved, setUnsaved] = useStore<Unsaved | null>(UNSAVED, null);
  const user = useGetIdentity().data?.id;
  const { getLocale } = useI18nProvider();
  const client = useClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const report = useFailureToast();
  const keepPlace = useKeptPlace();

  async function save(language: Language): Promise<void> {
    try {
      await client.call(saveMyLanguage, { body: { language } });
      // Another one may have been chosen meanwhile.
      if (store.getItem<Unsaved | null>(UNSAVED)?.language === language) store.removeItem(UNSAVED);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(reasonOf(error), { type: 'error', action: <RetryButton retry={() => void save(language)} /> });
    }
  }

  const saveDrawn = useEffectEvent(save);
  useEffect(() => {
    if (unsaved === null) return;
    // A change of the language draws all of the console again, toasts as well: it is saved after that.
    if (unsaved.user === user && unsaved.language === getLocale()) void saveDrawn(unsaved.language);
    // Several people may use this browser.
    else if (user !== undefined && unsaved.user !== user) store.removeItem(UNSAVED);
  }, [unsaved, user, getLocale]);

  async function change(language: Language): Promise<void> {
    try {
      await loadLanguage(language);
    } catch (error) {
      report(error);
      return;
    }
    setUnsaved({ user, language });
    setLocale(language);
    keepPlace({ preventScroll: true });
  }

  return (language) => void change(language);
}

function RetryButton({ retry }: { retry: () => void }) {
  const t = useText();
  const close = useCloseNotification();
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        close();
        retry();
      }}
    >
      {t('lists.retry')}
    </Button>
  );
}

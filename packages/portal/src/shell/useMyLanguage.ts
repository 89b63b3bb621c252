import type { Language } from '@lia/sdk/messages/language';
import { saveMyLanguage } from '@lia/sdk/notifications/endpoints';

import { useI18n } from '../i18n/useText.ts';
import { useIsView, useServices } from '../services/services.ts';
import { useLanguageChoice } from '../ui/useLanguageChoice.ts';

/** Changes the language of the screens, and of what the member is sent. Who sees the portal as them changes the screens alone. */
export function useMyLanguage(): (language: Language) => void {
  const choose = useLanguageChoice();
  const { session, toasts } = useServices();
  const { current } = useI18n();
  const isView = useIsView();

  function save(): void {
    const { language, t, failure } = current();
    session.client
      .call(saveMyLanguage, { body: { language } })
      .catch((error: unknown) => toasts.show('error', failure(error), { label: t('action.retry'), run: save }));
  }

  async function change(language: Language): Promise<void> {
    await choose(language);
    // It stays as it was where its texts did not arrive.
    if (current().language === language && !isView) save();
  }

  return (language) => void change(language);
}

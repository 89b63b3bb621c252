import type { Language } from '@lia/sdk/messages/language';
import { saveMyLanguage } from '@lia/sdk/notifications/endpoints';

import { useText } from '../i18n/useText.ts';
import { useIsView, useServices } from '../services/services.ts';
import { useLanguageChoice } from '../ui/useLanguageChoice.ts';

/** Changes the language of the screens, and of what the member is sent. Who sees the portal as them changes the screens alone. */
export function useMyLanguage(): (language: Language) => void {
  const choose = useLanguageChoice();
  const { session, toasts } = useServices();
  const { failure } = useText();
  const isView = useIsView();
  return (language) => {
    choose(language);
    if (isView) return;
    session.client
      .call(saveMyLanguage, { body: { language } })
      .catch((error: unknown) => toasts.show('error', failure(error)));
  };
}

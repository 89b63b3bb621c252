import type { Language } from '@lia/sdk/messages/language';
import { useLocation, useNavigate } from 'react-router';

import { keepLanguage } from '../i18n/i18n.ts';
import { useI18n } from '../i18n/useText.ts';
import { useMissingToast } from './useMissingToast.ts';

/**
 * Changes the language, and keeps it in this browser in place of the one that a link named. Where its texts do not arrive it stays as
 * it is, and a toast reports it.
 */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const { setLanguage } = useI18n();
  const report = useMissingToast();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (language) => {
    const query = new URLSearchParams(search);
    if (query.has('lang')) {
      query.delete('lang');
      void navigate({ search: `${query}`, hash }, { replace: true, state });
    }
    return setLanguage(language)
      .then(() => keepLanguage(language))
      .catch(report);
  };
}

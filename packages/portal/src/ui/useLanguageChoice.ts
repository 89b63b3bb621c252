import type { Language } from '@lia/sdk/messages/language';

import { useI18n } from '../i18n/useText.ts';
import { useMissingToast } from './useMissingToast.ts';

/** Changes the language. Where its texts do not arrive it stays as it is, and a toast reports it. */
export function useLanguageChoice(): (language: Language) => void {
  const { setLanguage } = useI18n();
  const report = useMissingToast();
  return (language) => void setLanguage(language).catch(report);
}

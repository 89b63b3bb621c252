import type { Language } from '@lia/sdk/messages/language';

import { PlainIcon } from '../brand/PlainIcon.tsx';
import { useText } from '../i18n/useText.ts';
import { useLanguageChoice } from './useLanguageChoice.ts';
import './languageSwitch.css';

/** Switches between the two languages; offers the other one by its own name. */
export function LanguageSwitch() {
  const choose = useLanguageChoice();
  const { t, language } = useText();
  const other: Language = language === 'es' ? 'en' : 'es';

  return (
    <button type="button" lang={other} className="plain-button language-switch" onClick={() => void choose(other)}>
      <PlainIcon of="language" />
      {t(`language.${other}`)}
    </button>
  );
}

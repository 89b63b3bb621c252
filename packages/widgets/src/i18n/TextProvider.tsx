import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

import type { Language } from '../host/host.ts';
import { spanish, type Text } from './translator.ts';

const TextContext = createContext<Text>(spanish);

/** Provides the words of a language; other languages than Spanish are fetched when first asked for. */
export function TextProvider({
  language,
  fallback = null,
  children,
}: {
  language: Language;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [text, setText] = useState<Text | null>(language === 'es' ? spanish : null);

  useEffect(() => {
    if (language === 'es') {
      setText(spanish);
      return;
    }
    let stale = false;
    // Spanish is better than nothing where the other language cannot be fetched.
    void import('./english.ts').then(
      ({ english }) => stale || setText(english),
      () => stale || setText((now) => now ?? spanish),
    );
    return () => {
      stale = true;
    };
  }, [language]);

  return text ? <TextContext value={text}>{children}</TextContext> : fallback;
}

/** The words of the form's language. */
export const useText = (): Text => useContext(TextContext);

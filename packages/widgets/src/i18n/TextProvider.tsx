import type { Language } from '@lia/sdk/messages/language';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

import { spanish, type Text } from './translator.ts';

/** Fetches the English texts, which only those who read them load. */
export type FetchEnglish = () => Promise<{ english: Text }>;

const TextContext = createContext<Text>(spanish);

/** Provides the words of a language; other languages than Spanish are fetched when first asked for. */
export function TextProvider({
  language,
  fetchEnglish,
  fallback = null,
  children,
}: {
  language: Language;
  fetchEnglish: FetchEnglish;
  fallback?: ReactNode;
  children: ReactNode;
}) {
  const [fetched, setFetched] = useState<Text | null>(null);
  // A form that is already in use keeps its words until the others are here.
  const [beginning] = useState(language === 'es' ? spanish : null);

  useEffect(() => {
    if (language === 'es') return;
    let stale = false;
    void fetchEnglish().then(
      ({ english }) => stale || setFetched(english),
      // Spanish is better than nothing where the other language cannot be fetched.
      () => stale || setFetched(spanish),
    );
    return () => {
      stale = true;
    };
  }, [language, fetchEnglish]);

  const text = language === 'es' ? spanish : (fetched ?? beginning);
  return text ? <TextContext value={text}>{children}</TextContext> : fallback;
}

/** The words of the form's language. */
export const useText = (): Text => useContext(TextContext);

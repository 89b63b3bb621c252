import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const namespaces = ['portal', 'messages'] as const;

/** Puts keys into words: `login.title` of the portal, `messages:NETWORK` of the contract. */
export type Translate = TFunction<typeof namespaces>;

export const useText = () => useTranslation(namespaces);

import { useText } from './text.ts';

/** What the buttons and the waiting list of a field with choices are called, which MUI has in English. */
export function useChoiceTexts() {
  const t = useText();
  return {
    openText: t('lists.openChoices'),
    closeText: t('lists.closeChoices'),
    clearText: t('lists.clearChoice'),
    loadingText: t('lists.loading'),
  };
}

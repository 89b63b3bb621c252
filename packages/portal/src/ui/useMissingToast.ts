import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useHandler } from './useHandler.ts';

/** Why code did not arrive, as far as the browser knows. */
export const missingText = () => (navigator.onLine ? 'broken.title' : 'failure.NETWORK');

/** Reports by a toast that code did not arrive, and offers to load the page again: until then, browsers do not ask for it again. */
export function useMissingToast(): () => void {
  const { t } = useText();
  const { toasts } = useServices();
  return useHandler(() =>
    toasts.show('error', t(missingText()), { label: t('action.reload'), run: () => location.reload() }),
  );
}

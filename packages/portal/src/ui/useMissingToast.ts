import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { isLostCode } from '../i18n/lostCode.ts';
import { useHandler } from './useHandler.ts';

/** Why a part of the page is not there. */
export const missingText = (error: unknown) => (isLostCode(error) ? 'failure.NETWORK' : 'broken.title');

/** Reports by a toast that code did not arrive, and offers to load the page again: until then, browsers do not ask for it again. */
export function useMissingToast(): (error: unknown) => void {
  const { t } = useText();
  const { toasts } = useServices();
  return useHandler((error) =>
    toasts.show('error', t(missingText(error)), { label: t('action.reload'), run: () => location.reload() }),
  );
}

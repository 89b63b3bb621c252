import { Button } from '@mui/material';
import { HttpError, useNotify } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { TextKey } from '../i18n/texts.ts';

/** Whether code did not arrive. Browsers report it in words alone: "Failed to fetch dynamically imported module", "Importing a module script failed". */
const isMissing = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message) && /module/.test(error.message);

/** Why code did not arrive, as far as the browser knows. */
export const missingText = (): TextKey => (navigator.onLine ? 'broken.missing' : 'broken.offline');

/** Why something could not be shown or done. */
export const failureOf = (error: unknown): TextKey => (isMissing(error) ? missingText() : 'broken.body');

/** Until the page is loaded again, browsers do not ask again for code that did not arrive. Nothing loads it by itself: something may be typed. */
export function ReloadButton() {
  const t = useText();
  return (
    <Button color="inherit" size="small" onClick={() => location.reload()} sx={{ whiteSpace: 'nowrap' }}>
      {t('broken.reload')}
    </Button>
  );
}

/** Reports by a toast why something failed: in the API's words, or that code did not arrive. */
export function useFailureToast(): (error: unknown) => void {
  const t = useText();
  const notify = useNotify();
  return (error) => {
    if (error instanceof HttpError) notify(error.message, { type: 'error' });
    else notify(t(failureOf(error)), { type: 'error', action: <ReloadButton /> });
  };
}

import { Notice } from '../fields/Notice.tsx';
import { useText } from '../i18n/TextProvider.tsx';

/** A lookup that failed, and the way to the site that the form leaves for by itself. */
export function Lost({ message, exit }: { message: string; exit: string }) {
  const { t } = useText();
  return (
    <Notice tone="error">
      <strong>{message}</strong>
      <a className="lia-secondary" part="button" href={exit}>
        {t('lookup.leave')}
      </a>
    </Notice>
  );
}

import { useText } from '../i18n/TextProvider.tsx';

/** A list could not be had: what to do, and asking again. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <>
      {t('list.failed')}{' '}
      <button type="button" className="lia-link" onClick={onRetry}>
        {t('list.retry')}
      </button>
    </>
  );
}

import { Notice } from '../fields/Notice.tsx';
import { useText } from '../i18n/TextProvider.tsx';

/** Announces that an earlier draft is shown, and offers to start over. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useText();
  return (
    <Notice tone="plain">
      <span>{t('draft.restored')}</span>
      <button type="button" className="lia-quiet" onClick={onDiscard}>
        {t('draft.discard')}
      </button>
    </Notice>
  );
}

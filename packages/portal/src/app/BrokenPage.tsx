import { useText } from '../i18n/useText.ts';
import { MainPart } from '../ui/MainPart.tsx';

/** In the place of a screen that broke, or did not load. */
export function BrokenPage() {
  const { t } = useText();
  return (
    <MainPart title={t('broken.title')} className="plain-middle">
      <h1 className="plain-title">{t('broken.title')}</h1>
      <p className="plain-soft">{t('broken.text')}</p>
      <button type="button" className="plain-button plain-contained" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
    </MainPart>
  );
}

import { useText } from '../i18n/useText.ts';
import { MainPart } from './MainPart.tsx';

/** In the place of a screen that broke, or did not load. `inside`: the frame of members stands around it. */
export function BrokenPage({ inside = false }: { inside?: boolean }) {
  const { t } = useText();
  const [title, text] = navigator.onLine
    ? ([t('broken.title'), `${t('broken.kept')} ${t('broken.text')}`] as const)
    : ([t('broken.offline'), t('failure.NETWORK')] as const);
  return (
    <MainPart title={title} className={inside ? 'plain-middle plain-inside' : 'plain-middle'}>
      <h1 className="plain-title">{title}</h1>
      <p className="plain-soft">{text}</p>
      <button type="button" className="plain-button plain-contained" onClick={() => location.reload()}>
        {t('action.reload')}
      </button>
    </MainPart>
  );
}

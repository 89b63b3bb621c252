import { use } from 'react';

import { useText } from '../i18n/useText.ts';
import { isLostCode } from '../i18n/lostCode.ts';
import { CaughtContext } from './caught.ts';
import { MainPart } from './MainPart.tsx';

/** In the place of a screen that broke, or did not load. `inside`: the frame of members stands around it. */
export function BrokenPage({ inside = false }: { inside?: boolean }) {
  const { t } = useText();
  const isLost = isLostCode(use(CaughtContext));
  const title = t(isLost ? 'broken.offline' : 'broken.title');
  return (
    <MainPart title={title} className={inside ? 'plain-middle plain-inside' : 'plain-middle'}>
      <h1 className="plain-title">{title}</h1>
      <p className="plain-soft">{isLost ? t('failure.NETWORK') : `${t('broken.kept')} ${t('broken.text')}`}</p>
      <button type="button" className="plain-button plain-contained" onClick={() => location.reload()}>
        {t(isLost ? 'action.retry' : 'action.reload')}
      </button>
    </MainPart>
  );
}

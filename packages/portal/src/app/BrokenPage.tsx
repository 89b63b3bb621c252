import { useText } from '../i18n/useText.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';

export function BrokenPage() {
  const { t } = useText();
  return (
    <Page title={t('broken.title')} bare>
      <Notice
        title={t('broken.title')}
        text={t('broken.text')}
        action={{ label: t('action.reload'), run: () => location.reload() }}
      />
    </Page>
  );
}

import { useSearchParams } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useText } from '../i18n/useText.ts';

/** Shows the `message` of its query, as text alone, and leads back to the login. */
export default function LoginErrorPage() {
  const { t, message } = useText();
  const [query] = useSearchParams();

  return (
    <Page bare>
      <Notice
        picture={<Logo width={96} />}
        title={t('loginError.title')}
        text={query.get('message')?.trim() || message({ key: 'AUTHENTICATION_FAILED' })}
        action={{ label: t('loginError.link'), to: '/login' }}
      />
    </Page>
  );
}

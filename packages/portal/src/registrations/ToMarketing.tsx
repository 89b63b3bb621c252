import { useEffect } from 'react';

import { useText } from '../i18n/useText.ts';
import { marketing } from '../routing/marketing.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices } from '../services/services.ts';

/** A notice in the middle of the public frame. */
const alone = { display: 'grid', alignContent: 'center', px: 4, py: 12 } as const;

/**
 * Where the address does not name what is registered for: the marketing site has all there is to choose from (document
 * 1 section 2).
 */
export default function ToMarketing() {
  const { t } = useText();
  const { go } = useServices();

  useEffect(() => go(marketing.home), [go]);

  return (
    <Page sx={alone}>
      <Notice
        title={t('register.title')}
        text={t('register.leaving')}
        action={{ label: t('register.leaving.link'), href: marketing.home }}
      />
    </Page>
  );
}

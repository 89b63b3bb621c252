import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyConsent } from '@lia/sdk/consents/records';
import { isMissing } from '@lia/sdk/consents/rules';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { consentTexts } from './es.ts';

/** Each text with when it was accepted, and the very version that was. */
export function ConsentList({ consents }: { consents: readonly MyConsent[] }) {
  useTexts(consentTexts);
  const { t, language } = useText();

  function standing(consent: MyConsent): string {
    if (!consent.agreed) return t('consents.list.none');
    const when = formatInstant(consent.agreed.since, language);
    return t(isMissing(consent) ? 'consents.list.old' : 'consents.list.since', { when });
  }

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {consents.map((consent) => {
        const { document, version, agreed } = consent;
        const title = t(`consents.list.${document}`);
        return (
          <Box key={document} component="li">
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography color="text.secondary">{standing(consent)}</Typography>
            <Link
              href={`/legal/${document}?version=${agreed?.version ?? version}`}
              target="_blank"
              rel="noopener"
              aria-label={t('consents.list.read.of', { title })}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t('consents.list.read')}
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}

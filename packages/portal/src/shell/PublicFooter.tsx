import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

import { useText } from '../i18n/useText.ts';
import { marketing } from '../routing/marketing.ts';
import { contact } from './contact.ts';
import { Rights } from './Footer.tsx';

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 5,
  alignItems: 'center',
  // Comfortable to press with a thumb.
  a: { minHeight: 44, display: 'inline-flex', alignItems: 'center', gap: 1 },
} as const;

/** Phone, social links, terms and privacy (document 1 section 2, "Registration page"). */
export function PublicFooter() {
  const { t } = useText();
  return (
    <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper', py: 5 }}>
      {/* Its edges are the navbar's. */}
      <Box sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 3, sm: 4, md: 6 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'space-between' }, columnGap: 8 }}>
          <Box sx={links}>
            <Link href={contact.phone.href}>
              <PhoneIcon fontSize="small" aria-hidden />
              {t('shell.phone', { phone: contact.phone.text })}
            </Link>
            <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
          </Box>
          <Box component="nav" aria-label={t('shell.social')} sx={links}>
            {contact.social.map(({ name, href }) => (
              <Link key={name} href={href} target="_blank" rel="noreferrer" color="textPrimary">
                {name}
              </Link>
            ))}
          </Box>
          <Box component="nav" aria-label={t('shell.legal')} sx={links}>
            <Link href={marketing.terms} color="textPrimary">
              {t('shell.terms')}
            </Link>
            <Link href={marketing.privacy} color="textPrimary">
              {t('shell.privacy')}
            </Link>
          </Box>
        </Box>
        <Rights />
      </Box>
    </Box>
  );
}

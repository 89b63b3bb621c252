import type { Activity } from '@lia/sdk/activities/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Section } from '../ui/Section.tsx';
import ActivityFiles from './ActivityFiles.tsx';

/** What students read of an activity: each part under its name, and none that is empty. */
export function ActivityContent({ activity: { url_path, files, ...activity } }: { activity: Activity }) {
  const { t } = useText();
  const parts = (['theme', 'instructions', 'resources'] as const).filter((part) => activity[part] !== '');
  if (parts.length + url_path.length + files.length === 0) return null;
  return (
    <Section title={t('activities.content')}>
      {parts.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 4, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
          {parts.map((part) => (
            <div key={part}>
              <Typography component="dt" variant="body2" color="text.secondary">
                {t(`activities.${part}.title`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
                {activity[part]}
              </Typography>
            </div>
          ))}
        </Box>
      )}
      {url_path.map((address) => (
        <MuiLink
          key={address}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ py: 2, overflowWrap: 'anywhere' }}
        >
          {address}
        </MuiLink>
      ))}
      {files.length > 0 && <ActivityFiles files={files} />}
    </Section>
  );
}

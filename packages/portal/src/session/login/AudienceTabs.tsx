import { type Audience, audiences } from '@lia/sdk/accounts/roles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { useText } from '../../i18n/useText.ts';

/** The one panel that every tab controls: the form is the same for all. */
export const panelOf = 'login-panel';
export const tabOf = (audience: Audience): string => `login-tab-${audience}`;

interface AudienceTabsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

export function AudienceTabs({ value, onChange }: AudienceTabsProps) {
  const { t } = useText();
  return (
    <Tabs
      value={value}
      onChange={(_, audience: Audience) => onChange(audience)}
      aria-label={t('login.audiences')}
      variant="fullWidth"
      selectionFollowsFocus
      sx={{
        '.MuiTabs-indicator': { height: 4, borderRadius: 2, bgcolor: `${value}.main` },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {audiences.map((audience) => (
        <Tab
          key={audience}
          value={audience}
          id={tabOf(audience)}
          aria-controls={panelOf}
          label={t(`audience.${audience}`)}
          sx={{
            minWidth: 0,
            px: 1,
            // The longest name fits on the narrowest phone where each takes what it needs.
            flexBasis: { xs: 'auto', sm: 0 },
            fontSize: { xs: '0.875rem', sm: '1rem' },
            '&.Mui-selected': { color: 'text.primary' },
            '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: -3, borderRadius: 1 },
          }}
        />
      ))}
    </Tabs>
  );
}

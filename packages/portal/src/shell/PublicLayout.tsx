import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

import { SkipLink } from '../ui/SkipLink.tsx';
import { PanelHost } from './PanelHost.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { NAVBAR_PX, PublicNavbar } from './PublicNavbar.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { SettingsButtons } from './SettingsButtons.tsx';

/** What gets focus is never left under the bar that stays on top. */
const clearOfNavbar = <GlobalStyles styles={{ html: { scrollPaddingTop: NAVBAR_PX + 16 } }} />;

/** The frame of the public forms: navbar above, footer below (document 1 section 2, "Registration page"). */
export default function PublicLayout() {
  return (
    <PanelHost>
      <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' }}>
        {clearOfNavbar}
        <SkipLink />
        <PublicNavbar />
        <RoutedPage />
        <PublicFooter />
      </Box>
      <SettingsButtons />
    </PanelHost>
  );
}

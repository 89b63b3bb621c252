import LanguageIcon from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { usePart } from '../ui/usePart.ts';

/** The language menu of the toolbar: English and Español (document 1 section 2). */
export function LanguageMenu() {
  const { t, language } = useText();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Component: Languages, opens } = usePart(() => import('./Languages.tsx'));
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={`${t('language.label')}: ${t(`language.${language}`)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        {...opens(setAnchor)}
      >
        <LanguageIcon />
      </IconButton>
      {Languages && <Languages id={id} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

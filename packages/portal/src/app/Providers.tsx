import type { ReactNode } from 'react';

import { plainPalette } from '../brand/palette.ts';
import type { I18n } from '../i18n/i18n.ts';
import { I18nContext } from '../i18n/useText.ts';
import { type Services, ServicesContext } from '../services/services.ts';

interface ProvidersProps {
  i18n: I18n;
  services: Services;
  children: ReactNode;
}

/** What every screen reaches, with MUI or without. */
export const Providers = ({ i18n, services, children }: ProvidersProps) => (
  <I18nContext value={i18n}>
    <style>{plainPalette}</style>
    <ServicesContext value={services}>{children}</ServicesContext>
  </I18nContext>
);

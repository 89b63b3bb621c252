import type { Audience } from '@lia/sdk/accounts/roles';
import { rememberedAudience } from '@lia/sdk/session/session';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { Logo } from '../../brand/Logo.tsx';
import { PlainIcon } from '../../brand/PlainIcon.tsx';
import { Tiles } from '../../brand/Tiles.tsx';
import { ProviderButtons } from '../../federation/ProviderButtons.tsx';
import { useText } from '../../i18n/useText.ts';
import { identityProviders } from '../../routing/identityProviders.ts';
import { useSession } from '../../services/services.ts';
import { LanguageSwitch } from '../../ui/LanguageSwitch.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { BrokenPart, LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { MainPart } from '../../ui/MainPart.tsx';
import { type Arrival, arrivalOf } from '../arrival/arrival.ts';
import { AudienceTabs, panelOf, tabOf } from './AudienceTabs.tsx';
import { LoginForm } from './LoginForm.tsx';
import './login.css';

const ArrivedHere = lazy(() => import('./ArrivedHere.tsx'));
const RolelessNotice = lazy(() => import('./RolelessNotice.tsx'));

/** Who fills in a form that leads here; what any of them may buy is not named. */
const audienceAfter: Partial<Record<Arrival['what'], Audience>> = { family: 'parents', teacher: 'teachers' };

/**
 * `/login`: the audience tabs change the ground and the title, nothing else (document 1 section 2). It is drawn without MUI, which
 * is fetched for the screens behind it (app/Entry.tsx).
 */
export default function LoginPage() {
  const { t } = useText();
  const state = useSession();
  const at = useLocation();
  const arrival = arrivalOf(at);
  const [audience, setAudience] = useState<Audience>(
    () => (arrival && audienceAfter[arrival.what]) ?? rememberedAudience(),
  );

  return (
    <MainPart title={t('login.title')} className="login">
      <div className="login-welcome" data-audience={audience}>
        <Tiles audience={audience} />
        <h1 className="plain-title">{t(`login.welcome.${audience}`)}</h1>
        <p>{t(`login.lead.${audience}`)}</p>
      </div>

      <div className="login-side">
        <div className="login-column">
          <div className="login-top">
            <Logo width={72} />
            <LanguageSwitch />
          </div>
          {/* Drawn with what stands above it: a form that moved down would leave from under a press. */}
          <Suspense>
            {arrival && (
              <ErrorBoundary fallback={<BrokenPart />}>
                <ArrivedHere arrival={arrival} />
              </ErrorBoundary>
            )}
            <LazyBoundary>{state.status === 'member' && <RolelessNotice user={state.user} />}</LazyBoundary>
            <AudienceTabs value={audience} onChange={setAudience} />
            <div role="tabpanel" id={panelOf} aria-labelledby={tabOf(audience)} className="login-panel">
              <div>
                <h2>{t('login.title')}</h2>
                <p className="plain-soft login-lead">{t('login.lead')}</p>
              </div>
              <LoginForm />
              {audience === 'students' && (
                <Link to="/login/tarjeta" state={at.state} className="plain-button plain-outlined">
                  <PlainIcon of="card" />
                  {t('accessCard.link')}
                </Link>
              )}
              {identityProviders.length > 0 && (
                <>
                  <div className="login-or">{t('federation.or')}</div>
                  <ProviderButtons />
                </>
              )}
              <Link to="/forgotPassword" className="plain-link login-forgotten">
                {t('login.forgotten')}
              </Link>
            </div>
            <p className="plain-soft login-signUp">
              {t('login.signUp.question')}{' '}
              <Link to="/register?type=padre&membership=gratis" className="plain-link">
                {t('login.signUp.link')}
              </Link>
            </p>
          </Suspense>
        </div>
      </div>
    </MainPart>
  );
}

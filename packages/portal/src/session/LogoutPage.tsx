import { useEffect } from 'react';
import { Navigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useServices, useSession } from '../services/services.ts';
import { Splash } from '../ui/Loading.tsx';

/** Signs out on load and leads to /login (document 1 section 2). */
export default function LogoutPage() {
  const { t } = useText();
  const { session } = useServices();
  const { status } = useSession();

  useEffect(() => session.signOut(), [session]);

  return status === 'visitor' ? <Navigate to="/login" replace /> : <Splash text={t('session.ending')} />;
}

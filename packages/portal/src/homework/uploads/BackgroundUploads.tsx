import type { SessionUser } from '@lia/sdk/accounts/schema';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useServices } from '../../services/services.ts';
import { homeworkPath } from '../paths.ts';
import { homeworkTexts } from '../es.ts';
import { queueOf } from './queueOf.ts';

/** Goes on with uploads that an earlier page left, on whatever page, and states where one can be delivered. */
export default function BackgroundUploads({ user }: { user: SessionUser }) {
  useTexts(homeworkTexts);
  const { t } = useText();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queue = queueOf(session, user.uuid);
  const all = useSyncExternalStore(queue.subscribe, queue.list);
  const underway = useRef(new Set<string>());

  useEffect(() => queue.open(), [queue]);

  useEffect(() => {
    for (const { id, homework, name, status } of all) {
      if (status !== 'done') underway.current.add(id);
      else if (underway.current.delete(id) && pathname !== homeworkPath(homework)) {
        const run = () => void navigate(homeworkPath(homework));
        toasts.show('success', t('work.background.done', { name }), { label: t('work.background.open'), run });
      }
    }
  }, [all, navigate, pathname, t, toasts]);

  return null;
}

import { markAttendance } from '@lia/sdk/attendance/endpoints';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { attendancePath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { attendanceTexts } from './es.ts';
import { isCut } from './markQueue.ts';

/** Saves marks that an earlier page could not, on whatever page. What is refused waits for its own page, which reads the day again. */
export default function BackgroundMarks({ user: { uuid } }: { user: SessionUser }) {
  useTexts(attendanceTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sending = useRef(false);
  const refused = useRef(new Set<string>());

  useEffect(() => {
    async function send(): Promise<void> {
      const { keptMarks, readMarks } = await import('./keptMarks.ts');
      // The page of a group has a queue of its own.
      const waiting = keptMarks(uuid).filter(
        ({ name, group }) => pathname !== attendancePath(group) && !refused.current.has(name),
      );
      if (waiting.length === 0) return;
      const { openDraftVault } = await import('../services/draftVault.ts');
      const vault = await openDraftVault(session.client, uuid);
      for (const { name, group, day } of waiting) {
        const text = vault.getItem(name);
        if (text === null) continue;
        const marks = readMarks(text);
        const open = {
          label: t('attendance.open'),
          run: () => void navigate(`${attendancePath(group)}?dia=${day}`),
        };
        try {
          if (marks) {
            const call = { params: { id: group, day }, body: marks, idempotencyKey: newIdempotencyKey() };
            // One day after another, on a slow link.
            // oxlint-disable-next-line no-await-in-loop
            toasts.show('success', (await session.client.call(markAttendance, call)).message, open);
          }
          vault.removeItem(name);
        } catch (error) {
          if (isCut(error)) return;
          refused.current.add(name);
          toasts.show('error', failure(error), open);
        }
      }
    }

    function sendOnce(): void {
      if (sending.current) return;
      sending.current = true;
      void send().finally(() => {
        sending.current = false;
      });
    }

    sendOnce();
    window.addEventListener('online', sendOnce);
    return () => window.removeEventListener('online', sendOnce);
  }, [failure, navigate, pathname, session, t, toasts, uuid]);

  return null;
}

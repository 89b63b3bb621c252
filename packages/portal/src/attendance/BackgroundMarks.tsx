import { markAttendance } from '@lia/sdk/attendance/endpoints';
import type { SessionUser } from '@lia/sdk/accounts/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { attendancePath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { openDraftVault } from '../storage/draftVault.ts';
import { draftPrefix, storedDrafts, storedValue } from '../storage/storedDrafts.ts';
import { useServices } from '../services/services.ts';
import { attendanceTexts } from './es.ts';
import { marksIn } from './keptMarks.ts';
import { isCut } from './markQueue.ts';

/** The days of a member's groups whose marks are not saved, with the name that they are kept under. */
const keptMarks = (uuid: string): { name: string; group: string; day: string }[] =>
  storedDrafts(uuid).flatMap((whole) => {
    const name = whole.slice(draftPrefix(uuid).length);
    const [kind, group, day] = name.split(':');
    return kind === 'attendance' && group && day ? [{ name, group, day }] : [];
  });

/** Saves marks that an earlier page could not, on whatever page. What is refused waits for its own page, which reads the day again. */
export function BackgroundMarks({ user: { uuid } }: { user: SessionUser }) {
  useTexts(attendanceTexts);
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sending = useRef(false);
  const refused = useRef(new Set<string>());

  useEffect(() => {
    async function send(): Promise<void> {
      // The page of a group has a queue of its own.
      const waiting = keptMarks(uuid).filter(
        ({ name, group }) => pathname !== attendancePath(group) && !refused.current.has(name),
      );
      if (waiting.length === 0) return;
      const vault = await openDraftVault(session.client, uuid);
      for (const { name, group, day } of waiting) {
        // Without the key of its member it stays sealed.
        if (vault.getItem(name) === null) continue;
        const marks = marksIn(storedValue(vault, name));
        const open = {
          label: t('attendance.open'),
          run: () => void navigate(`${attendancePath(group)}?dia=${day}`),
        };
        try {
          if (marks.length > 0) {
            const call = { params: { id: group, day }, body: { marks }, idempotencyKey: newIdempotencyKey() };
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

import { gradeStudent } from '@lia/sdk/gradebook/endpoints';
import { parseGrade } from '@lia/sdk/gradebook/rules';
import type { Sheet, SheetStudent, StudentGrade } from '@lia/sdk/gradebook/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useEffect, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';

/** What a teacher types for a student. */
interface Typed {
  grade: string;
  reason: string;
  description: string;
}

/** `cut`: the call did not arrive; `stale`: someone else has changed it since. */
type GradeStatus = 'idle' | 'saving' | 'saved' | 'cut' | 'wrong' | 'reason' | 'stale';

/** Where a sheet is, and what becomes of its grades. */
export interface SheetContext {
  group: string;
  sheet: Sheet;
  /** Preescolar has descriptions in place of grades. */
  described: boolean;
  saved: (grade: StudentGrade) => void;
  /** Reads the sheet again. */
  reread: () => Promise<unknown>;
}

export interface StudentGradeForm {
  typed: Typed;
  status: GradeStatus;
  type: (part: Partial<Typed>) => void;
  /** Saves what was typed, if it is another grade. Answers how it stands when the call begins. */
  save: () => GradeStatus;
}

/** The grade of a student as it is typed and saved. What was typed stays until it is saved. */
export function useStudentGrade(context: SheetContext, student: SheetStudent): StudentGradeForm {
  const { group, sheet, described, saved, reread } = context;
  const { failure } = useText();
  const { session, toasts } = useServices();
  // With the version that was seen when the typing began: the sheet may be read again meanwhile.
  const [draft, setDraft] = useState<(Partial<Typed> & { version?: number }) | null>(null);
  const [status, setStatus] = useState<GradeStatus>('idle');
  const stored: Typed = {
    grade: student.grade === null ? '' : String(student.grade),
    reason: student.reason,
    description: student.description,
  };
  const { version, ...typed } = { version: student.version, ...stored, ...draft };

  useEffect(() => {
    if (draft === null) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    const again = () => void (status === 'cut' && save());
    window.addEventListener('beforeunload', hold);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('beforeunload', hold);
      window.removeEventListener('online', again);
    };
  });

  function type(part: Partial<Typed>): void {
    setDraft((before) => ({ version: student.version, ...before, ...part }));
    setStatus((before) => (before === 'stale' ? before : 'idle'));
  }

  /** What is sent, or why nothing is. */
  function check(): Typed | GradeStatus {
    const now = {
      ...typed,
      grade: typed.grade.trim(),
      reason: typed.reason.trim(),
      description: typed.description.trim(),
    };
    if (now.grade === '') now.reason = '';
    const grade = now.grade === '' ? null : parseGrade(now.grade, sheet.lowest);
    if (now.grade !== '' && grade === null) return 'wrong';
    if (grade === student.grade && now.reason === stored.reason && now.description === stored.description)
      return 'idle';
    const differs = grade !== null && student.suggested !== null && grade !== student.suggested;
    return differs && now.reason === '' ? 'reason' : now;
  }

  function save(): GradeStatus {
    if (draft === null || status === 'saving') return status;
    const checked = check();
    if (typeof checked === 'string') {
      if (checked === 'idle') setDraft(null);
      setStatus(checked);
      return checked;
    }
    setStatus('saving');
    void send(checked);
    return 'saving';
  }

  async function send({ grade, reason, description }: Typed): Promise<void> {
    const { period, subject } = sheet;
    const given = described ? { description } : { grade, reason };
    try {
      const { data } = await session.client.call(gradeStudent, {
        params: { id: group, student: student.uuid },
        body: { period, subject, version, ...given },
        idempotencyKey: newIdempotencyKey(),
      });
      saved(data);
      setDraft(null);
      setStatus('saved');
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) return setStatus('cut');
      if (error instanceof ApiError && error.code === 'GRADE_STALE') {
        await reread();
        setDraft(typed);
        return setStatus('stale');
      }
      toasts.show('error', failure(error));
      setStatus('idle');
    }
  }

  return { typed, status, type, save };
}

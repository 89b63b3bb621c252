import { gradeStudent } from '@lia/sdk/gradebook/endpoints';
import { parseGrade } from '@lia/sdk/gradebook/rules';
import type { Sheet, SheetStudent, StudentGrade } from '@lia/sdk/gradebook/schema';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { useEffect, useRef } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { type EnterGrade, type GradeEntry, type GradeStatus, type Typed, untouched } from './gradeEntries.ts';

/** Where a sheet is, and what becomes of its grades. */
export interface SheetContext {
  group: string;
  sheet: Sheet;
  /** Preescolar has descriptions in place of grades. */
  described: boolean;
  enter: EnterGrade;
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
export function useStudentGrade(
  context: SheetContext,
  student: SheetStudent,
  { draft, status }: GradeEntry,
): StudentGradeForm {
  const { group, sheet, described, enter, saved, reread } = context;
  const { failure } = useText();
  const { session, toasts } = useServices();
  const become = (next: Partial<GradeEntry>) => enter(student.uuid, () => next);
  const stored: Typed = {
    grade: student.grade === null ? '' : String(student.grade),
    reason: student.reason,
    description: student.description,
  };
  const { version, ...typed } = { version: student.version, ...stored, ...draft };

  // The field that would have saved this when it was left is gone with the other layout. Over another's grade it waits to be left.
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && status !== 'stale') save();
    isNew.current = false;
  });

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
    enter(student.uuid, (before) => ({
      draft: { version: student.version, ...before.draft, ...part },
      status: before.status === 'stale' ? 'stale' : 'idle',
    }));
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

  // A key saves and moves on, which leaves the field: that would save once more before the state of the first is drawn.
  const isSending = useRef(false);
  function save(): GradeStatus {
    if (draft === null || status === 'saving' || isSending.current) return status;
    const checked = check();
    if (typeof checked === 'string') {
      become(checked === 'idle' ? untouched : { status: checked });
      return checked;
    }
    become({ status: 'saving' });
    void send(checked);
    return 'saving';
  }

  async function send({ grade, reason, description }: Typed): Promise<void> {
    const { period, subject } = sheet;
    const given = described ? { description } : { grade, reason };
    isSending.current = true;
    try {
      const { data } = await session.client.call(gradeStudent, {
        params: { id: group, student: student.uuid },
        body: { period, subject, version, ...given },
        idempotencyKey: newIdempotencyKey(),
      });
      saved(data);
      become({ draft: null, status: 'saved' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) return become({ status: 'cut' });
      if (error instanceof ApiError && error.code === 'GRADE_STALE') {
        await reread();
        return become({ draft: typed, status: 'stale' });
      }
      toasts.show('error', failure(error));
      become({ status: 'idle' });
    } finally {
      isSending.current = false;
    }
  }

  return { typed, status, type, save };
}

import { byPart } from '@lia/sdk/homework/parts';
import type { Homework } from '@lia/sdk/homework/records';
import { useState } from 'react';

/** Homework by part, by the clock of when the screen was opened. */
export function useParts(homework: readonly Homework[]): ReturnType<typeof byPart<Homework>> {
  const [at] = useState(() => new Date().toISOString());
  return byPart(homework, at);
}

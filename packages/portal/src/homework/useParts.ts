import { byPart } from '@lia/sdk/homework/parts';
import type { Homework } from '@lia/sdk/homework/records';

import { useNow } from '../ui/useNow.ts';

/** Homework by part, which changes as time passes. */
export const useParts = (homework: readonly Homework[]): ReturnType<typeof byPart<Homework>> =>
  byPart(homework, useNow());

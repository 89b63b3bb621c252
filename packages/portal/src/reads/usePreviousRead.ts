import { useState } from 'react';

/** What was read, and while another part `of` the same is on its way, what was read before it: a list to choose from stays. */
export function usePreviousRead<T>(data: T | undefined, of: string): T | undefined {
  const [last, setLast] = useState({ of, data });
  if (last.of !== of || (data !== undefined && data !== last.data)) setLast({ of, data });
  return data ?? (last.of === of ? last.data : undefined);
}

import { useState } from 'react';

interface Refusal {
  /** Why a form was refused; null while it was not. */
  error: unknown;
  /** How often it was refused: the same words are announced again. */
  times: number;
  refuse: (error: unknown) => void;
  /** Of what was changed since. */
  forget: () => void;
}

/** Why a form was refused as a whole, for `FormRefusal`. */
export function useRefusal(): Refusal {
  const [{ error, times }, set] = useState<Pick<Refusal, 'error' | 'times'>>({ error: null, times: 0 });
  return {
    error,
    times,
    refuse: (given) => set((before) => ({ error: given, times: before.times + 1 })),
    forget: () => set((before) => ({ error: null, times: before.times })),
  };
}

const workers = new Set<() => void>();

/** Calls `look` whenever this process has enqueued a job; returns what ends that. */
export function onWake(look: () => void): () => void {
  workers.add(look);
  return () => workers.delete(look);
}

/** Lets the workers of this process look for jobs; those of other processes look every few seconds. */
export function wake(): void {
  for (const look of workers) look();
}

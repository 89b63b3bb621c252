/** Does work while no other tab of this browser does the same; `held` is called where one does, and the work is done once that ends. */
export async function alone(
  name: string,
  signal: AbortSignal,
  held: () => void,
  work: () => Promise<void>,
): Promise<void> {
  // Absent in browsers before 2022, where two tabs may send one file: the server takes each byte once.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  const isHeld = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock === null;
  });
  if (!isHeld || signal.aborted) return;
  held();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

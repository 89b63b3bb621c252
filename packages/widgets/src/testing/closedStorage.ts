import { onTestFinished, vi } from 'vitest';

/** Closes storage for the rest of the test, as a sandboxed frame and blocked cookies do. */
export function closeStorage(): void {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  onTestFinished(() => storage.mockRestore());
}

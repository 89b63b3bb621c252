import { onTestFinished } from 'vitest';

/** The browser spares data until the test is over. */
export function spareData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

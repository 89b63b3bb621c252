import { onTestFinished } from 'vitest';

/** The `localStorage` of another page of the same site, which stays open until the test ends: its changes fire `storage` events here. */
export function anotherTab(): Storage {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  onTestFinished(() => tab.remove());
  if (!tab.contentWindow) throw new Error('The other tab has no window');
  return tab.contentWindow.localStorage;
}

/** Another page of the same site: its changes of `localStorage` fire `storage` events here. `close` ends it. */
export function anotherTab(): { storage: Storage; close: () => void } {
  const tab = document.createElement('iframe');
  document.body.append(tab);
  if (!tab.contentWindow) throw new Error('The other tab has no window');
  return { storage: tab.contentWindow.localStorage, close: () => tab.remove() };
}

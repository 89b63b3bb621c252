import { reportEmbedEvent } from '@lia/sdk/embeds/endpoints';
import { EMBED_HEADER, PACE_HEADER } from '@lia/sdk/embeds/rules';
import type { Client } from '@lia/sdk/http/client';

/** Since when a form of this page could be used, in the page's own time. */
let usableSince: number | null = null;
const traps: HTMLInputElement[] = [];

/** The embed key and the form's name, where the page names a key. */
export function embedHeader(element: Element): string | null {
  const key = element.getAttribute('embed-key');
  return key ? `${key} ${element.localName.slice('lia-'.length)}` : null;
}

/** What each write carries about its form: its embed key, and how it was filled in. No data of the person. */
export const headersOfWrites = (embed: string | null) => (): Record<string, string> => {
  const pace = usableSince === null ? 0 : Math.round(performance.now() - usableSince);
  const trapped = traps.some((trap) => trap.isConnected && trap.value !== '');
  return { [PACE_HEADER]: `${pace} ${trapped ? 1 : 0}`, ...(embed !== null && { [EMBED_HEADER]: embed }) };
};

/** The form can be used: starts the timer, adds the honeypot field, and reports view and start to the site's counts, once each. */
export function watchForm(element: Element, root: ShadowRoot, client: () => Client): void {
  usableSince ??= performance.now();
  setTrap(root);
  const report = (event: 'view' | 'start') => {
    const embed = embedHeader(element);
    // A failed report is dropped: it is not retried, and the visitor is shown nothing.
    if (embed !== null) {
      void client()
        .call(reportEmbedEvent, { body: { form: element.localName.slice('lia-'.length), event } })
        .catch(() => {});
    }
  };
  report('view');
  root.addEventListener('focusin', () => report('start'), { once: true });
}

/** A field that no person sees, hears or reaches; programs that fill in everything fill it in as well. */
function setTrap(root: ShadowRoot): void {
  const trap = document.createElement('input');
  trap.className = 'lia-unseen';
  trap.name = 'website';
  trap.tabIndex = -1;
  trap.autocomplete = 'off';
  trap.setAttribute('aria-hidden', 'true');
  root.append(trap);
  traps.push(trap);
}

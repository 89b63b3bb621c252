import r2wc from '@r2wc/react-to-web-component';
import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

import type { Host } from '../host/host.ts';
import { HostProvider } from '../host/HostProvider.tsx';
import type { FetchEnglish } from '../i18n/TextProvider.tsx';
import { readShell, repeat } from './hydration.ts';
import { hostFor } from './host.ts';
import type { Mount, Surroundings } from './surroundings.ts';

/** What stands inside an element. Read through a function, which the bridge hands over as it is. */
type Read = () => { root: ShadowRoot; host: Host; fetchEnglish: FetchEnglish; form: ReactNode };

function Surrounded({ read }: { read: Read }) {
  const { root, host, fetchEnglish, form } = read();
  return (
    <StyleSheetManager target={root}>
      <HostProvider host={host} fetchEnglish={fetchEnglish}>
        {form}
      </HostProvider>
    </StyleSheetManager>
  );
}

const BRIDGE = 'lia-form';

/**
 * Defines the element that carries React into the shadow root. Attributes, properties and events are the business of
 * the element around it (WidgetElement.ts), since the bridge ignores removed attributes and `flag=""`, loses properties
 * set early and throws on malformed JSON.
 */
function defineBridge(): void {
  const Bridge = r2wc(Surrounded, { props: { read: 'method' } });
  const { disconnectedCallback: unmount }: { disconnectedCallback: (this: HTMLElement) => void } = Bridge.prototype;
  // The bridge draws when it is given what stands inside; to draw all of it again on arrival is for nothing.
  Bridge.prototype.connectedCallback = () => {};
  // It unmounts whatever leaves the page, even an element on its way to another place.
  Bridge.prototype.disconnectedCallback = function disconnected(this: HTMLElement) {
    queueMicrotask(() => this.isConnected || unmount.call(this));
  };
  customElements.define(BRIDGE, Bridge);
}

/** Makes a form into what the loader sets to work inside a widget's element; `draw` gets the attributes' values. */
export function defineWidget(draw: (props: Surroundings['props']) => ReactNode): Mount {
  return (first) => {
    if (!customElements.get(BRIDGE)) defineBridge();
    const { root } = first;
    const live = document.createElement(BRIDGE);
    // Until the form is ready, the visitor uses its shell.
    live.hidden = root.firstElementChild !== null;
    const host = hostFor(first, () => takeOver(root, live));
    const update = (now: Surroundings) => {
      const read: Read = () => ({
        root,
        host: host.update(now),
        fetchEnglish: now.fetchEnglish,
        form: draw(now.props),
      });
      Object.assign(live, { read });
    };
    update(first);
    root.append(live);
    return { update, remove: () => live.remove() };
  };
}

/** The form can be used: it takes the shell's place, with what was done there, in one go. */
function takeOver(root: ShadowRoot, live: HTMLElement): void {
  if (!live.hidden) return;
  const done = readShell(root, live);
  live.hidden = false;
  // The list is alive: read it before taking from it.
  for (const child of Array.from(root.children)) {
    if (child !== live && !child.hasAttribute('data-styled')) child.remove();
  }
  void repeat(live, done);
}

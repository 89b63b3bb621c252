import type { Language } from '@lia/sdk/messages/language';

import type { FetchEnglish } from '../i18n/TextProvider.tsx';
import type { Scheme } from '../theme/properties.ts';
import { type AttributeKind, type Attributes, propertyName, readAttribute, writeAttribute } from './attributes.ts';
import { drawShell, type ShellNode } from './shell.ts';
import type { LiveForm, Surroundings, Widget } from './surroundings.ts';

/** Attributes of every widget, described in shared.ts. */
const common = {
  api: 'text',
  language: 'text',
  lang: 'text',
  scheme: 'text',
  'draft-id': 'text',
  'embed-key': 'text',
} as const satisfies Attributes;
export type SharedAttribute = keyof typeof common;

/** Where an element finds the API and the look of its shell. */
export interface Loaded {
  /** The API root that serves when the element names no other. */
  api: string;
  fetchEnglish: FetchEnglish;
  /** Rules of the forms and their shells. */
  styles: readonly CSSStyleSheet[];
  /** The form's first look, in Spanish, by the elements that look so. */
  shells: readonly (readonly [selector: string, shell: ShellNode])[];
}

/**
 * The element class of a widget, without the code of its form: it takes the attributes and properties, holds the
 * shadow root with the form's shell, and sets the form to work once it nears the viewport. Its attributes, events, slot and
 * parts are described in shared.ts.
 */
export function widgetElement(widget: Widget, loaded: Loaded): CustomElementConstructor {
  const kinds: Attributes = { ...common, ...widget.attributes };

  class WidgetElement extends HTMLElement {
    static observedAttributes = Object.keys(kinds);

    static {
      for (const [attribute, kind] of Object.entries(kinds)) {
        // `lang` is a property of every element already.
        if (attribute === 'lang') continue;
        Object.defineProperty(this.prototype, propertyName(attribute), {
          configurable: true,
          enumerable: true,
          get(this: WidgetElement) {
            return this.#value(attribute, kind);
          },
          set(this: WidgetElement, value: unknown) {
            this.#assign(attribute, kind, value);
          },
        });
      }
    }

    /** Values set as properties that no attribute can hold. */
    #values: Record<string, unknown> = {};
    #root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    #live: LiveForm | null = null;
    #awake = false;

    connectedCallback(): void {
      this.#keepEarlyProperties();
      if (this.#live) return this.#live.update(this.#surroundings());
      this.#root.adoptedStyleSheets = [...loaded.styles];
      // A form that is not drawn yet is short, and those below it would be near before their time.
      void this.#drawShell().then(() => whenNear(this, () => void this.#wake()));
    }

    /** A moved element is connected again at once; only one that stays away gives up its form. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#live?.remove();
        this.#live = null;
        this.#awake = false;
      });
    }

    attributeChangedCallback(): void {
      this.#live?.update(this.#surroundings());
    }

    #value(attribute: string, kind: AttributeKind): unknown {
      return kind === 'json' && attribute in this.#values
        ? this.#values[attribute]
        : readAttribute(kind, this.getAttribute(attribute));
    }

    #assign(attribute: string, kind: AttributeKind, value: unknown): void {
      if (kind === 'json') {
        this.#values[attribute] = value;
        return this.attributeChangedCallback();
      }
      const text = writeAttribute(kind, value);
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    }

    /** Properties set before the element's class was known hide the accessors: set them again, through these. */
    #keepEarlyProperties(): void {
      for (const [attribute, kind] of Object.entries(kinds)) {
        const property = propertyName(attribute);
        if (!Object.hasOwn(this, property)) continue;
        const value: unknown = Reflect.get(this, property);
        Reflect.deleteProperty(this, property);
        this.#assign(attribute, kind, value);
      }
    }

    async #drawShell(): Promise<void> {
      const { api, language, scheme } = this.#surroundings();
      const shell = loaded.shells.find(([selector]) => this.matches(selector))?.[1];
      // One that came with the page stands already; it knows all schemes, the loader's only the light one.
      const own = this.#root.querySelector('[data-scheme]');
      if (own) return own.setAttribute('data-scheme', scheme);
      // Until there is more, what the page put inside stands, with the place that it keeps.
      const place = this.#root.querySelector('slot') ?? this.#root.appendChild(document.createElement('slot'));
      if (!shell || language !== 'es' || isDark(scheme)) return;
      await aTaskOfItsOwn();
      place.replaceWith(drawShell(shell, new URL(api, location.href)));
    }

    async #wake(): Promise<void> {
      if (this.#awake) return;
      this.#awake = true;
      const surroundings = this.#surroundings();
      for (const path of widget.reads) ask(surroundings, path);
      try {
        const mount = await widget.load();
        await aTaskOfItsOwn();
        if (this.isConnected && this.#awake) this.#live ??= mount(this.#surroundings());
      } catch {
        // Without its code the form is of no use: the link inside the element is.
        this.#root.replaceChildren(document.createElement('slot'));
        this.#awake = false;
        this.dispatchEvent(
          new CustomEvent('lia-error', { bubbles: true, composed: true, detail: { code: 'NETWORK' } }),
        );
      }
    }

    #surroundings(): Surroundings {
      const own = Object.entries(widget.attributes).map(([name, kind]) => [
        propertyName(name),
        this.#value(name, kind),
      ]);
      const draft = this.getAttribute('draft-id');
      return {
        element: this,
        root: this.#root,
        api: this.getAttribute('api')?.replace(/\/$/, '') ?? loaded.api,
        language: languageOf(this),
        scheme: schemeOf(this.getAttribute('scheme')),
        draftKey: draft === '' ? null : `${widget.tag}:${draft ?? location.pathname}`,
        props: Object.fromEntries(own.filter(([, value]) => value !== undefined)),
        fetchEnglish: loaded.fetchEnglish,
        asked,
      };
    }
  }
  return WidgetElement;
}

/** A slow phone answers a touch between two tasks, not within one. */
const aTaskOfItsOwn = () => new Promise((resolve) => void setTimeout(resolve));

const asked = new Map<string, Promise<Response | null>>();

/** Starts a first read once per page, language and API. What failed is null: the form's client asks again, in its own patient way. */
function ask({ api, language }: Surroundings, path: string): void {
  const url = api + path;
  const key = `${language} ${url}`;
  if (asked.has(key)) return;
  const headers = { Accept: 'application/json', 'Accept-Language': language };
  const answer = fetch(url, { headers, credentials: 'omit' });
  asked.set(
    key,
    answer.then(
      (response) => (response.ok ? response : null),
      () => null,
    ),
  );
}

const isDark = (scheme: Scheme): boolean =>
  scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);

const schemeOf = (text: string | null): Scheme => (text === 'dark' || text === 'auto' ? text : 'light');

/** How far from the viewport a form begins to load: about one screen of a phone. */
const MARGIN = '600px';

const waiting = new WeakMap<Element, () => void>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.get(target)?.();
    }
  },
  { rootMargin: MARGIN },
);

/** Calls back once, when the element is shown near the viewport. */
function whenNear(element: Element, callback: () => void): void {
  waiting.set(element, callback);
  observer.observe(element);
}

/** Language of a form: its `language` attribute, else the nearest `lang` around it (across shadow roots), else Spanish. */
function languageOf(element: Element): Language {
  const language = element.getAttribute('language') ?? closestLang(element) ?? '';
  return /^en\b/i.test(language) ? 'en' : 'es';
}

function closestLang(element: Element): string | null {
  const found = element.closest('[lang]');
  if (found) return found.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestLang(root.host) : null;
}

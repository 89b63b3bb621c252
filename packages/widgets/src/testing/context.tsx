import { createClient } from '@lia/sdk/http/client';
import type { Language } from '@lia/sdk/messages/language';
import { type ReactNode, useMemo } from 'react';
import { expect, inject, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import type { FormResult, Host, HostEvents } from '../host/host.ts';
import { WidgetProvider } from '../WidgetProvider.tsx';
import type { Answer, Arrived, Script } from './api.ts';

/** The events that a form emitted. */
export interface Recorded {
  events: [event: keyof HostEvents, detail: unknown][];
  went: string[];
  /** The results of forms, as passed with each departure. */
  results: FormResult[];
}

/** For what comes only after the client has tried several times, or after a pause of the specification's. */
export const PATIENT = { timeout: 15_000 };

/** Surroundings of one test: its part of the API (testing/api.ts) and a host that records its calls. */
export function createTestContext() {
  const name = crypto.randomUUID();
  const draftName = `lia-draft:${name}`;
  const baseUrl = `${inject('apiOrigin')}/${name}`;
  const recorded: Recorded = { events: [], went: [], results: [] };
  let listener: (event: keyof HostEvents) => void = () => {};

  /** Draws a form in these surroundings. Twice is a reload: what the page remembers is what storage has. */
  async function show(form: ReactNode, { language = 'es' }: Partial<Pick<Host, 'language'>> = {}) {
    const view = await render(<Surroundings language={language} form={form} />);
    await vi.waitFor(() => expect(view.container.childElementCount).toBe(1), { ...PATIENT, interval: 2 });
    return view;
  }

  function Surroundings({ form, language }: { form: ReactNode; language: Language }) {
    const host = useMemo<Host>(
      () => ({
        client: createClient({ baseUrl, language: () => language }),
        language,
        draftKey: name,
        emit: (event, detail) => {
          recorded.events.push([event, detail]);
          listener(event);
        },
        href: (path) => path,
        go: (url, _message, result) => {
          recorded.went.push(url);
          if (result) recorded.results.push(result);
        },
      }),
      [language],
    );
    return <WidgetProvider host={host}>{form}</WidgetProvider>;
  }

  return {
    recorded,
    show,
    /** Listens to the form as its host does. */
    listen(to: typeof listener): void {
      listener = to;
    },
    /** The draft as storage has it. */
    draft: () => localStorage.getItem(draftName),
    /** Makes the draft as old as it is after that many days. */
    ageDraft(days: number): void {
      const draft: { at: number } = JSON.parse(localStorage.getItem(draftName) ?? '');
      localStorage.setItem(draftName, JSON.stringify({ ...draft, at: draft.at - days * 24 * 60 * 60 * 1000 }));
    },
    /** Sets the API's answer. */
    async script(script: Script): Promise<void> {
      await fetch(`${baseUrl}/script`, { method: 'PUT', body: JSON.stringify(script) });
    },
    /** Gives what the API holds this answer. */
    async release(answer: Exclude<Answer, string>): Promise<void> {
      await fetch(`${baseUrl}/release`, { method: 'PUT', body: JSON.stringify(answer) });
    },
    /** What arrived at a route of the API. */
    async arrived(route: string): Promise<Arrived[]> {
      const all: Arrived[] = await (await fetch(`${baseUrl}/requests`)).json();
      return all.filter((request) => request.route === route);
    },
  };
}

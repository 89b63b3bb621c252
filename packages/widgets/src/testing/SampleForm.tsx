import { useEffect, useState } from 'react';

import type { Loaded } from '../element/WidgetElement.ts';
import { useHost } from '../host/HostProvider.tsx';

/** What the loader gives to elements, without styles and shells. */
export const loaded: Loaded = {
  api: 'http://lia.example/api/api',
  fetchEnglish: () => import('../english/english.ts'),
  styles: [],
  shells: [],
};

export interface SampleProps {
  heading?: string;
  urgent?: boolean;
  most?: number;
  answers?: unknown;
}

/** How often a sample was drawn for the first time; a form that is only moved or changed keeps its count. */
export const mounts = { count: 0 };

/** A small form for the tests of what surrounds forms. It shows what it was given. */
export function SampleForm({ heading = 'none', urgent = false, most, answers }: SampleProps) {
  const host = useHost();
  const { language, draftKey } = host;
  const [city, setCity] = useState('');
  const [size, setSize] = useState('');
  const [town, setTown] = useState('');

  useEffect(() => {
    mounts.count += 1;
    host.emit('ready', {});
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  const given = { heading, urgent, most: most ?? null, answers: answers ?? null, language, draftKey };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        host.emit('submit', {});
      }}
    >
      <output>{JSON.stringify(given)}</output>
      <label>
        City
        <input name="city" value={city} onChange={(event) => setCity(event.target.value)} />
      </label>
      <label>
        Large
        <input type="radio" name="size" value="large" checked={size === 'large'} onChange={() => setSize('large')} />
      </label>
      {size === 'large' && (
        <label>
          Town
          <input name="town" value={town} onChange={(event) => setTown(event.target.value)} />
        </label>
      )}
      <button type="submit">Send</button>
    </form>
  );
}

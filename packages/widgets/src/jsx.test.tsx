import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { defineWidget } from './element/defineWidget.tsx';
import type { Widget } from './element/surroundings.ts';
import { widgetElement } from './element/WidgetElement.ts';
import type { LiaEvents } from './jsx.ts';
import { loaded, SampleForm } from './testing/SampleForm.tsx';

test('elements are written in JSX with their own attributes', async () => {
  const { container } = await render(
    <>
      <lia-donation support={3} embed-key="lia_key" scheme="dark" />
      {/* @ts-expect-error -- there is no fourth way to donate */}
      <lia-donation support={4} />
      {/* @ts-expect-error -- plans are for parents, teachers and schools */}
      <lia-pricing type="empresa" />
    </>,
  );
  await expect.poll(() => container.querySelector('lia-donation')?.getAttribute('support')).toBe('3');
});

test('their events are heard as those of any other element', async () => {
  const load = () => Promise.resolve(defineWidget(() => <SampleForm />));
  const widget: Widget = { tag: 'lia-donation', attributes: {}, reads: [], load };
  customElements.define('lia-donation', widgetElement(widget, loaded));
  const heard: LiaEvents['lia-submit'][] = [];
  await render(<lia-donation onlia-submit={(event) => void heard.push(event)} />);
  await page.getByRole('button').click();
  expect(heard.map(({ type }) => type)).toEqual(['lia-submit']);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

import type { LiaEvents } from './jsx.ts';

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
  expect(container.querySelector('lia-donation')?.getAttribute('support')).toBe('3');
});

test('their events are heard as those of any other element', async () => {
  const orders: (string | null)[] = [];
  const { container } = await render(<lia-donation onlia-success={({ detail }) => void orders.push(detail.order)} />);
  const event: LiaEvents['lia-success'] = new CustomEvent('lia-success', { detail: { order: 'order-1' } });
  container.querySelector('lia-donation')?.dispatchEvent(event);
  expect(orders).toEqual(['order-1']);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

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

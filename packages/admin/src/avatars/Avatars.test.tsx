import { listAvatars } from '@lia/sdk/avatars/endpoints';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, openConsole, signIn } from '../testing/context.tsx';

it('takes an avatar out of the offer with a switch, and offers it again', async () => {
  await page.viewport(320, 800);
  await signIn();
  await openConsole('/avatars');
  const offered = page.getByRole('switch', { name: 'Ofrecer Ajolote' });
  await expect.element(offered).toBeChecked();
  expect(await screenViolations()).toEqual([]);
  const names = async () => (await clientOf().call(listAvatars)).data.map(({ name }) => name);
  await offered.click();
  await expect.element(offered).not.toBeChecked();
  expect(await names()).not.toContain('Ajolote');
  await offered.click();
  await expect.element(offered).toBeChecked();
  expect(await names()).toContain('Ajolote');
});

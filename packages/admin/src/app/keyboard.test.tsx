import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { openConsole, signIn } from '../testing/context.tsx';

/** Tabs to a control, and answers how it is outlined. */
async function outlineOf(control: Element): Promise<string> {
  for (let presses = 0; presses < 80 && document.activeElement !== control; presses += 1) {
    // The presses follow one another.
    // oxlint-disable-next-line no-await-in-loop
    await userEvent.keyboard('{Tab}');
  }
  expect(document.activeElement).toBe(control);
  const { outlineStyle, outlineWidth } = getComputedStyle(control);
  return `${outlineWidth} ${outlineStyle}`;
}

it('takes the keyboard to the heading of a record that a link of its list opens, and of the list that it goes back to', async () => {
  await signIn();
  const router = await openConsole('/emails');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Correos no entregados' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('menuitem', { name: 'Pedidos' }).click();
  const link = page.getByRole('row').nth(1).getByRole('link');
  await expect.element(link).toBeVisible();
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /^Pedido de/ })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
});

it.each([
  ['a link', null],
  ['a write', { startAtHeading: true }],
])('begins at the top of the page where it is loaded again after %s led to it', async (_, state) => {
  await signIn();
  // As the browser gives the entry of its history back.
  const router = await openConsole({ pathname: '/orders', key: 'k3p7', state });
  await expect.element(page.getByRole('row').nth(1)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await router.navigate('/emails');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Correos no entregados' })).toHaveFocus();
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveFocus();
});

it.for([
  ['row', 1280],
  ['listitem', 390],
] as const)(
  'shows the heading of a record that the keyboard opens far down its list, from a %s',
  async ([role, width]) => {
    await page.viewport(width, 500);
    onTestFinished(() => page.viewport(1280, 860));
    await signIn();
    await openConsole('/orders');
    const link = page.getByRole('main').getByRole(role).nth(8).getByRole('link');
    await expect.element(link).toBeVisible();
    const element = link.element();
    element.scrollIntoView({ block: 'start' });
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
    expect(window.scrollY).toBeGreaterThan(300);
    await userEvent.keyboard('{Enter}');
    const heading = page.getByRole('heading', { level: 1, name: /^Pedido de/ });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toBeInViewport();
  },
);

it('shows where the keyboard is: in the menu, on buttons, tabs and check boxes', async () => {
  await page.viewport(1280, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole('/orders');
  await expect.element(page.getByRole('checkbox', { name: 'Seleccionar todo' })).toBeVisible();
  for (const control of [
    page.getByRole('menuitem', { name: 'Instituciones' }).element(),
    page.getByRole('button', { name: 'Exportar' }).element(),
    page.getByRole('button', { name: /^Pendiente/ }).element(),
  ])
    // oxlint-disable-next-line no-await-in-loop -- in the order of the keyboard
    expect.soft(await outlineOf(control), control.textContent).toBe('3px solid');
  const box = page.getByRole('checkbox', { name: 'Seleccionar todo' }).element();
  await outlineOf(box);
  expect(getComputedStyle(box.closest('.MuiButtonBase-root') ?? box).outlineStyle).toBe('solid');
});

it('leaves room for the outline around the name of a column that sorts', async () => {
  await page.viewport(1280, 860);
  await signIn();
  await openConsole('/orders');
  const control = page.getByRole('columnheader', { name: 'Total' }).getByRole('button');
  await expect.element(control).toBeVisible();
  const button = control.element();
  await outlineOf(button);
  const { outlineWidth, outlineOffset } = getComputedStyle(button);
  // From the edge of the button to the inner edge of its outline.
  const inset = -Number.parseFloat(outlineOffset);
  expect(inset).toBeGreaterThan(Number.parseFloat(outlineWidth));
  const text = document.createRange();
  text.selectNodeContents(button);
  const [box, inside] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
  expect(inside.left - box.left).toBeGreaterThanOrEqual(inset);
  expect(box.right - inside.right).toBeGreaterThanOrEqual(inset);
});

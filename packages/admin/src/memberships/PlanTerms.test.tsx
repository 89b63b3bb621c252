import { listPlans } from '@lia/sdk/memberships/endpoints';
import { formatPesos, toPesos } from '@lia/sdk/payments/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../testing/axe.ts';
import { clientOf, fact, inDays, openConsole, signIn } from '../testing/context.tsx';

it('sets a discount of a plan from tomorrow on, shows it, and takes it back', async () => {
  await page.viewport(360, 800);
  await signIn();
  await openConsole('/plan-terms/create');
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Escuelas, anual' }).click();
  const save = page.getByRole('button', { name: 'Guardar el cambio' });
  await save.click();
  await expect.element(page.getByText('Este dato es necesario')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Descuento nuevo' }).fill('35');
  await page.getByLabelText('Vale desde').fill(inDays(365));
  expect(await screenViolations()).toEqual([]);
  await save.click();
  await expect.element(page.getByText('Guardamos el cambio.', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Descuento de Plan anual para escuelas');
  await expect.element(page.getByText('35 %')).toBeVisible();
  expect(await screenViolations()).toEqual([]);
  const { data } = await clientOf().call(listPlans);
  expect(data.at(-1)?.discount).toBe(50);
  await page.getByRole('button', { name: 'Retirar este cambio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar este cambio' }).click();
  await expect.element(page.getByText('Retiramos el cambio')).toBeVisible();
  // Which plans are on the first page differs from one database to another: their terms hold from the same day.
  await expect.element(page.getByRole('link', { name: /^Plan / }).first()).toBeVisible();
  await expect.element(page.getByText('35 %')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
  await page
    .getByRole('link', { name: /^Plan / })
    .first()
    .click();
  await expect.poll(() => fact('Estado')).toBe('Vigente');
  await expect.element(page.getByRole('button', { name: 'Retirar este cambio' })).not.toBeInTheDocument();
});

it('asks before a price changes by more than half, and leads back to the field', async () => {
  await page.viewport(360, 800);
  await signIn();
  const { data: plans } = await clientOf().call(listPlans);
  const current = plans.find(({ type, membership }) => type === 'padre' && membership === 'mensual')?.price ?? 0;
  await openConsole('/plan-terms/create');
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Padres, mensual' }).click();
  const price = page.getByRole('spinbutton', { name: 'Precio nuevo' });
  await price.fill(String(toPesos(current) / 10));
  await page.getByLabelText('Vale desde').fill(inDays(366));
  const save = page.getByRole('button', { name: 'Guardar el cambio' });
  await save.click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toHaveTextContent(formatPesos(current));
  await expect.element(question).toHaveTextContent(`a ${formatPesos(current / 10)}?`);
  await expect.element(question).toHaveTextContent('Baja 90 %. Revisa que no falte un cero.');
  expect(await screenViolations()).toEqual([]);
  await question.getByRole('button', { name: 'Corregirlo' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(price).toHaveFocus();

  await price.fill(String(toPesos(current) * 10));
  await save.click();
  await expect.element(question).toHaveTextContent('Sube 900 %. Revisa que no sobre un cero.');
  await question.getByRole('button', { name: 'Cambiar el precio' }).click();
  await expect.element(page.getByText('Guardamos el cambio.', { exact: false })).toBeVisible();
  await expect.poll(() => fact('Valor')).toBe(formatPesos(current * 10));
  await page.getByRole('button', { name: 'Retirar este cambio' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar este cambio' }).click();
  await expect.element(page.getByText('Retiramos el cambio')).toBeVisible();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations } from '../../testing/axe.ts';
import { inDays, openConsole, signIn } from '../../testing/context.tsx';

it('adds a version from the text in force, compares the two, and takes it back', async () => {
  await page.viewport(360, 800);
  await signIn();
  await openConsole('/legal-texts/create');
  const save = page.getByRole('button', { name: 'Guardar la versión' });
  await page.getByRole('combobox', { name: 'Texto', exact: true }).click();
  await page.getByRole('option', { name: 'Aviso de privacidad' }).click();
  await page.getByRole('button', { name: 'Empezar con el texto vigente' }).click();
  const title = page.getByRole('textbox', { name: 'Título en español' });
  await expect.element(title).toHaveValue('Aviso de privacidad');
  await title.fill('Aviso de privacidad integral');
  const preview = page.getByRole('region', { name: 'Así se leerá en español' });
  await page
    .getByRole('textbox', { name: 'Texto en español' })
    .fill('## Tus datos\n\nLos cuidamos.\n\n- Nombre\n- <b>CURP</b>');
  await expect.element(preview.getByRole('heading', { name: 'Tus datos' })).toBeVisible();
  await expect.element(preview.getByRole('listitem').last()).toHaveTextContent('<b>CURP</b>');
  await page.getByLabelText('Vigente desde').fill('2020-01-01');
  await save.click();
  await expect.element(page.getByText('Elige un día a partir de mañana')).toBeVisible();
  await page.getByLabelText('Vigente desde').fill(inDays(400));
  expect(await screenViolations()).toEqual([]);
  await save.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Aviso de privacidad, desde el');
  await expect.element(page.getByRole('insertion').first()).toHaveTextContent('Aviso de privacidad integral');
  await expect.element(page.getByRole('deletion').first()).toHaveTextContent('Aviso de privacidad');
  expect(await screenViolations()).toEqual([]);
  await page.getByRole('combobox', { name: 'Comparar con' }).click();
  await page.getByRole('option', { name: 'Ninguna otra versión' }).click();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Tus datos' })).toBeVisible();
  await page.getByRole('button', { name: 'Retirar esta versión' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar esta versión' }).click();
  await expect.element(page.getByText('Retiramos la versión')).toBeVisible();
  await expect.element(page.getByText('Términos y condiciones').first()).toBeVisible();
  await expect.element(page.getByText('2 registros', { exact: true })).toBeVisible();
  // The pointer stands where the dialog had its button, by chance on one with a tooltip.
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  expect(await screenViolations()).toEqual([]);
});

/** Opens a new version whose text in force is answered once the function that it returns is called. */
async function openWithLateText(): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await openConsole('/legal-texts/create', {
    fetch: async (url, init) => {
      if (new URL(url).searchParams.get('filter')?.includes('current')) await held;
      return fetch(url, init);
    },
  });
  return answer;
}

async function choose(document: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Texto/ }).click();
  await page.getByRole('option', { name: document }).click();
}

it('keeps what is typed while the text in force is fetched, and fills in the rest', async () => {
  await signIn();
  const answer = await openWithLateText();
  await choose('Aviso de privacidad');
  await page.getByRole('button', { name: 'Empezar con el texto vigente' }).click();
  const title = page.getByRole('textbox', { name: 'Título en español' });
  await title.fill('Aviso de privacidad integral');
  answer();
  await expect.element(page.getByRole('textbox', { name: 'Título en inglés' })).toHaveValue('Privacy notice');
  await expect.element(title).toHaveValue('Aviso de privacidad integral');
});

it('fills in nothing of a document that another one was chosen after', async () => {
  await signIn();
  const answer = await openWithLateText();
  const start = page.getByRole('button', { name: 'Empezar con el texto vigente' });
  await choose('Aviso de privacidad');
  await start.click();
  await choose('Términos y condiciones');
  answer();
  await expect.element(start).toBeEnabled();
  await expect.element(page.getByRole('textbox', { name: 'Título en español' })).toHaveValue('');
});

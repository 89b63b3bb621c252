import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { openConsole } from './personas/administrator.ts';
import { demo, enter } from './personas/member.ts';

test('a school is added, renamed and deleted', async ({ page }) => {
  const name = `Primaria Sor Juana ${randomUUID().slice(0, 8)}`;
  await openConsole(page, '/admin/institutions');
  await page.getByRole('link', { name: 'Agregar institución' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Escuela' }).click();
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText('La escuela se añadió satisfactoriamente!')).toBeVisible();

  await page.getByLabel('Buscar').fill(name);
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(`${name} Bis`);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('link', { name: `${name} Bis` })).toBeVisible();

  await page.getByRole('link', { name: `${name} Bis` }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('¿Seguro que deseas eliminar la escuela?');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('link', { name: `${name} Bis` })).toHaveCount(0);
});

test('nobody but an administrator gets into the console', async ({ page }) => {
  await page.goto('/admin/institutions');
  await expect(page.getByRole('heading', { name: 'Instituciones' })).toHaveCount(0);
  await enter(page, demo('admin_escuela'), /dashboard/);
  await page.goto('/admin/institutions');
  await expect(page.getByRole('heading', { name: 'Esta consola es solo para administradores' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Instituciones' })).toHaveCount(0);
});

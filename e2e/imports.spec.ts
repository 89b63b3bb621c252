import { expect, test } from '@playwright/test';

import { demo } from './personas/member.ts';
import { listOfSix } from './personas/schoolAdmin.ts';

test('a school imports six people, corrects one in its place, and undoes the import', async ({ page }) => {
  const { family, file } = listOfSix();
  const { username, password } = demo('admin_escuela');
  await page.goto('/admin/imports');
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('link', { name: 'Importar usuarios' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar la plantilla' }).click();
  expect((await download).suggestedFilename()).toBe('Plantilla_Usuarios_LIA.xlsx');
  await page.getByRole('button', { name: 'Siguiente' }).click();

  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Primeros renglones del archivo' })).toContainText('Begoña');
  await page.getByRole('button', { name: 'Verificar a 6 personas' }).click();

  await expect(page.getByText('grado invalido.')).toBeVisible();
  await page.getByRole('button', { name: `Corregir el renglón 6: ELENA ${family}` }).click();
  await page.getByLabel('Grado').click();
  await page.getByRole('option', { name: '3' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByLabel('Contraseña para las cuentas nuevas').fill('girasol');
  await page.getByRole('checkbox', { name: /^Confirmo que la escuela/ }).check();
  await page.getByRole('button', { name: 'Importar a 6 personas' }).click();

  await expect(page.getByText('Listo: tu comunidad ya está en LIA')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Creada/ })).toHaveText('Creada6');
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByText('La importación se deshizo')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cuenta quitada/ })).toHaveText('Cuenta quitada6');
});

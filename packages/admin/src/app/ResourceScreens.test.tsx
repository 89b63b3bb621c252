import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { donations } from '../giving/donations.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { resourceFiles } from './resourceFiles.ts';

it('draws a resource whose definition arrives while its screen waits for it, without an error of React', async () => {
  await signIn();
  const router = await openConsole('/');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  const errors: unknown[] = [];
  const keep = ({ error }: ErrorEvent) => errors.push(error);
  addEventListener('error', keep);
  onTestFinished(() => removeEventListener('error', keep));
  // Before React goes on with what it put aside, as a file does that another screen has fetched.
  Object.assign(resourceFiles, { donations: async () => donations });
  await router.navigate('/donations');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Donativos' })).toBeVisible();
  expect(errors).toEqual([]);
});

it('draws the list of another resource without the rows of the one before it', async () => {
  await signIn();
  const router = await openConsole('/institutions');
  await expect.element(page.getByRole('cell', { name: 'Colegio Jacarandas' })).toBeVisible();
  await router.navigate('/users');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  await expect.element(page.getByText('Joaquín Aguilar Ibarra').first()).toBeVisible();
  await expect.element(page.getByText('Esta página no se pudo mostrar')).not.toBeInTheDocument();
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { screenViolations, violations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
const listed = () => page.getByRole('row').elements().length - 1;

describe('the list of users', () => {
  it('is narrowed by kind, role and school, in the address', async () => {
    await signIn();
    const router = await openConsole('/users');
    const kinds = page.getByRole('group', { name: 'Tipo de usuario' });
    await kinds.getByRole('button', { name: /^Maestros/ }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toEqual({ status: 'active', kind: 'teachers' });
    await page.getByRole('combobox', { name: 'Escuela' }).fill('jacaran');
    await page.getByRole('option', { name: 'Colegio Jacarandas' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toMatchObject({ school_id: expect.any(Number) });
    await expect.element(page.getByRole('cell', { name: 'Colegio Jacarandas' }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Grado' }).click();
    await page.getByRole('option', { name: '6°' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toMatchObject({ grade: 6 });
    await page.getByRole('combobox', { name: 'Grado' }).click();
    await page.getByRole('option', { name: 'Todos' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).not.toHaveProperty('grade');
    await page.getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('option', { name: 'Padre, plan mensual' }).click();
    await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('has the columns that are chosen, and views that are kept', async () => {
    await signIn();
    const router = await openConsole('/users');
    const curp = page.getByRole('columnheader', { name: 'CURP' });
    await expect.element(page.getByRole('columnheader', { name: 'Nombre' })).toBeVisible();
    await expect.element(curp).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'CURP' }).click();
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'CURP' })).toHaveAttribute('aria-checked', 'true');
    document.body.querySelector<HTMLElement>('.MuiBackdrop-root')?.click();
    await expect.element(curp).toBeVisible();

    await page.getByRole('button', { name: /^Padres/ }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toMatchObject({ kind: 'parents' });
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'Guardar esta búsqueda...' }).click();
    await page.getByRole('textbox', { name: 'Nombre de la búsqueda' }).fill('Las familias');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page
      .getByRole('button', { name: /^Todos/ })
      .first()
      .click();
    await expect.poll(() => filterIn(router.state.location.search)).not.toHaveProperty('kind');
    await page.getByRole('button', { name: 'Vistas' }).click();
    await page.getByRole('menuitem', { name: 'Las familias' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toMatchObject({ kind: 'parents' });
  });

  it("is of a school's own people for who runs it, without the choice of a school", async () => {
    await signIn('admin_escuela');
    await openConsole('/users');
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    expect(listed()).toBeGreaterThan(1);
    await expect.element(page.getByRole('combobox', { name: 'Rol' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Escuela' })).not.toBeInTheDocument();
  });

  it('is narrowed to a group of the own school', async () => {
    await signIn('admin_escuela');
    const group = { id: crypto.randomUUID(), name: '3 A', level: 2, grade: 3 };
    const router = await openConsole('/users', {
      fetch: async (url, init) => (url.endsWith('/groups') ? Response.json({ data: [group] }) : fetch(url, init)),
    });
    await page.getByRole('combobox', { name: 'Grupo' }).click();
    await page.getByRole('option', { name: '3 A · 3° de primaria' }).click();
    await expect.poll(() => filterIn(router.state.location.search)).toMatchObject({ group_id: group.id });
    await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
  });

  it('has rows in sight on a phone, and filters behind a button, which are shown where one narrows it', async () => {
    await page.viewport(360, 780);
    onTestFinished(() => page.viewport(1280, 860));
    await signIn();
    const router = await openConsole('/users');
    const search = page.getByRole('textbox', { name: 'Buscar' });
    await expect.element(search).toBeVisible();
    const { top } = search.element().getBoundingClientRect();
    await expect.element(page.getByRole('button', { name: 'Vistas' })).toBeVisible();
    expect(search.element().getBoundingClientRect().top).toBe(top);
    const filters = page.getByRole('button', { name: /^Filtros/ });
    await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeInViewport();
    await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
    await filters.click();
    await page.getByRole('button', { name: /^Alumnos/ }).click();
    await expect.element(filters).toHaveTextContent('Filtros (1)');
    await router.navigate('/audit');
    await router.navigate(-1);
    await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([360, 1280])('breaks no rule of accessibility at %i px', async (width) => {
    await page.viewport(width, 780);
    onTestFinished(() => page.viewport(1280, 860));
    await signIn();
    await openConsole('/users');
    if (width === 360) await page.getByRole('button', { name: 'Filtros' }).click();
    await expect.element(page.getByRole('button', { name: /^Alumnos/ })).toBeVisible();
    expect(await screenViolations()).toEqual([]);
  });
});

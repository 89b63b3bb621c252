import { getInstitution } from '@lia/sdk/institutions/endpoints';
import { uploadInstitutionLogo } from '@lia/sdk/institutions/logo';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { anInstitution, clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { aPicture } from '../testing/picture.ts';

const inAddress = (name: string, search: string) => new URLSearchParams(search).get(name);
const filtered = (filter: object) => `/institutions?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('the table', () => {
  it('has the six columns of the specification and sorts by each', async () => {
    await signIn();
    const router = await openConsole('/institutions');
    for (const [column, source] of [
      ['ID', 'SchoolId'],
      ['Institución', 'School'],
      ['Tipo', 'Type'],
      ['Descripción', 'Description'],
      ['Activa', 'IsActive'],
      ['Usuarios actuales', 'CurrentUsers'],
    ] as const) {
      await page.getByRole('columnheader', { name: column }).getByRole('button').click();
      await expect.poll(() => inAddress('sort', router.state.location.search)).toBe(source);
      await expect.element(page.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
    }
  });

  it.each([
    [1280, () => page.getByRole('columnheader', { name: 'Institución' }).getByRole('button')],
    [390, () => page.getByRole('button', { name: /^Ordenar por: / })],
  ] as const)(
    'is sorted by the server, and has the logo of each institution in its row, at %i px',
    async (width, turn) => {
      await page.viewport(width, 860);
      onTestFinished(() => page.viewport(1280, 860));
      await signIn();
      const word = uniqueName('orden');
      await anInstitution({ School: `B ${word}` });
      const { SchoolId } = await anInstitution({ School: `A ${word}` });
      await clientOf().call(uploadInstitutionLogo, { params: { id: SchoolId }, files: { logo: [await aPicture()] } });
      const { Logo } = await clientOf().call(getInstitution, { params: { id: SchoolId } });
      expect(Logo).toMatch(/^\//);
      await openConsole(filtered({ active: true, q: word }));
      /** The initial of each row, and its pictures. */
      const rows = () =>
        page
          .getByRole('link', { name: word })
          .elements()
          .map((link) => [
            link.textContent[0],
            ...[...(link.closest('tr, li')?.querySelectorAll('img') ?? [])].map((logo) => logo.getAttribute('src')),
          ]);
      await expect.poll(rows).toEqual([['A', Logo], ['B']]);
      await turn().click();
      await expect.poll(rows).toEqual([['B'], ['A', Logo]]);
    },
  );

  it('pages by 5, 10, 25 and all', async () => {
    await signIn();
    const router = await openConsole('/institutions');
    await page.getByRole('combobox', { name: 'Filas por página' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['5', '10', '25', 'Todas']);
    await page.getByRole('option', { name: '5', exact: true }).click();
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(5);
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).click();
    await expect.poll(() => inAddress('page', router.state.location.search)).toBe('2');
    await page.getByRole('combobox', { name: 'Filas por página' }).click();
    await page.getByRole('option', { name: 'Todas' }).click();
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  });
});

describe('the filters', () => {
  it('show what is active at first, and what is inactive when switched', async () => {
    await signIn();
    const word = uniqueName('filtro');
    await anInstitution({ School: `Abierta ${word}` });
    await anInstitution({ School: `Cerrada ${word}`, IsActive: false });
    await openConsole('/institutions');
    await page.getByRole('textbox', { name: 'Buscar' }).fill(word);
    await expect.element(page.getByRole('link', { name: `Abierta ${word}` })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `Cerrada ${word}` })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Activas' }).click();
    await expect.element(page.getByRole('link', { name: `Cerrada ${word}` })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `Abierta ${word}` })).not.toBeInTheDocument();
  });

  it('choose a type, and stand in the address', async () => {
    await signIn();
    const word = uniqueName('tipo');
    await anInstitution({ School: `Primaria ${word}` });
    await anInstitution({ School: `Talleres ${word}`, Type: 'Empresa' });
    const router = await openConsole(filtered({ active: true, q: word }));
    await expect.element(page.getByRole('link', { name: `Primaria ${word}` })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Buscar' })).toHaveValue(word);
    await page.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Empresa' }).click();
    await expect.element(page.getByRole('link', { name: `Talleres ${word}` })).toBeVisible();
    await expect.element(page.getByRole('link', { name: `Primaria ${word}` })).not.toBeInTheDocument();
    expect(JSON.parse(inAddress('filter', router.state.location.search) ?? '')).toEqual({
      active: true,
      q: word,
      type: 'Empresa',
    });
  });

  it('show that nothing matches, with a link back', async () => {
    await signIn();
    await openConsole(filtered({ active: true, q: uniqueName('nadie') }));
    await expect.element(page.getByText('No hay registros que mostrar!')).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.element(page.getByRole('link', { name: 'Colegio Jacarandas' })).toBeVisible();
  });
});

describe('while there are no rows', () => {
  it('shows that they are being fetched', async () => {
    await signIn();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await openConsole('/institutions', {
      fetch: async (url, init) => {
        if (url.includes('/schools')) await held;
        return fetch(url, init);
      },
    });
    await expect.element(page.getByText('Se está consultando la información...')).toBeVisible();
    expect(await violations()).toEqual([]);
    release();
    await expect.element(page.getByRole('link', { name: 'Colegio Jacarandas' })).toBeVisible();
  });

  it('shows that they could not be fetched, and tries again', async () => {
    await signIn();
    let broken = true;
    await openConsole('/institutions', {
      fetch: (url, init) =>
        broken && url.includes('/schools')
          ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
          : fetch(url, init),
    });
    await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos consultar la información');
    expect(await violations()).toEqual([]);
    broken = false;
    await page.getByRole('button', { name: 'Volver a intentar' }).click();
    await expect.element(page.getByRole('link', { name: 'Colegio Jacarandas' })).toBeVisible();
  });
});

describe('for everyone', () => {
  it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
    await page.viewport(width, 860);
    await signIn();
    await openConsole('/institutions', { language });
    await expect.element(page.getByRole('link', { name: 'Colegio Jacarandas' })).toBeVisible();
    expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
    expect(await screenViolations()).toEqual([]);
  });

  it('opens a row with the keyboard, and a press anywhere on it', async () => {
    await signIn();
    const { School, SchoolId } = await anInstitution();
    const router = await openConsole(filtered({ active: true, q: School }));
    const row = page.getByRole('link', { name: School });
    await expect.element(row).toBeVisible();
    row.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Editar Escuela' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('cell', { name: String(SchoolId), exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Editar Escuela' })).toBeVisible();
    expect(router.state.location.search).toContain(encodeURIComponent(School).slice(0, 10));
  });
});

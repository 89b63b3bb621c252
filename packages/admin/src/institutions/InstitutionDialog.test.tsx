import { splitRoute } from '@lia/sdk/http/endpoint';
import { createInstitution, getInstitution } from '@lia/sdk/institutions/endpoints';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { anInstitution, clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const dialog = page.getByRole('dialog');
const question = page.getByRole('alertdialog');
const nameField = dialog.getByRole('textbox', { name: 'Nombre' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const DELETE_QUESTION =
  '¿Seguro que deseas eliminar la escuela? Ya no será posible recuperar la información de los usuarios relacionados con ella.';

/** Presses Tab until the element with this text has the focus; a keyboard that never gets there fails. */
async function tabTo(text: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.keyboard('{Tab}');
    if (document.activeElement?.textContent === text) return;
  }
  throw new Error(`Tab never reaches "${text}"`);
}

it('creates, edits and deletes with the keyboard alone', async () => {
  await signIn();
  await openConsole('/institutions');
  const name = uniqueName('A teclado');

  await expect.element(page.getByRole('link', { name: 'Agregar institución' })).toBeVisible();
  await tabTo('Agregar institución');
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard(name);
  await userEvent.keyboard('{Tab}Para probar{Tab}{Enter}');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await tabTo('Agregar');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('La escuela se añadió satisfactoriamente!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Agregar institución' })).toHaveFocus();

  const row = page.getByRole('link', { name });
  await expect.element(row).toBeVisible();
  await tabTo(name);
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveValue(name);
  nameField.element().focus();
  await userEvent.keyboard('{End} nueva');
  await expect.element(nameField).toHaveValue(`${name} nueva`);
  await tabTo('Guardar');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  const renamed = page.getByRole('link', { name: `${name} nueva` });
  await expect.element(renamed).toBeVisible();
  await expect.element(renamed).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(nameField).toHaveValue(`${name} nueva`);
  await tabTo('Eliminar');
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveTextContent(DELETE_QUESTION);
  await expect.element(question).toHaveTextContent('Durante 30 días un administrador puede restaurarla.');
  const confirm = question.getByRole('button', { name: 'Eliminar' });
  await expect.element(confirm).toBeDisabled();
  await expect.element(question.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard(`${name} nueva`);
  await expect.element(confirm).toBeEnabled();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(page.getByRole('link', { name })).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Instituciones' })).toHaveFocus();
});

describe('a new institution', () => {
  it('is titled by its type, and added only with a name and a type', async () => {
    await signIn();
    await openConsole('/institutions/create');
    await expect.element(page.getByRole('dialog', { name: 'Nueva Escuela' })).toBeVisible();
    await expect.element(button('Agregar')).toBeDisabled();
    await nameField.fill('   ');
    await dialog.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Empresa' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Nueva Empresa' })).toBeVisible();
    await expect.element(button('Agregar')).toBeDisabled();
    await nameField.fill('Talleres');
    await expect.element(button('Agregar')).toBeEnabled();
  });

  it('is refused on the field when the name is taken, and keeps what was typed', async () => {
    await signIn();
    const { School } = await anInstitution();
    await openConsole('/institutions/create');
    await nameField.fill(School);
    await dialog.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Escuela' }).click();
    await button('Agregar').click();
    await expect.element(nameField).toHaveAccessibleDescription('Ya existe una escuela con ese nombre');
    await expect.element(nameField).toHaveFocus();
    await expect.element(nameField).toHaveValue(School);
    await nameField.fill(`${School} dos`);
    await button('Agregar').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is added once when the button is pressed twice', async () => {
    await signIn();
    const School = uniqueName('Doble');
    const sent: string[] = [];
    await openConsole('/institutions/create', {
      fetch: (url, init) => {
        if (init.method === 'POST') sent.push(url);
        return fetch(url, init);
      },
    });
    await nameField.fill(School);
    await dialog.getByRole('combobox', { name: 'Tipo' }).click();
    await page.getByRole('option', { name: 'Escuela' }).click();
    await button('Agregar').dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    // The second one would be refused for its name, which proves nothing of the button.
    expect(sent.filter((url) => url.endsWith(splitRoute(createInstitution).path))).toHaveLength(1);
  });
});

describe('an edited institution', () => {
  it('stays in its dialog where it could not be saved, and the reason is announced', async () => {
    await signIn();
    const { SchoolId } = await anInstitution();
    await openConsole(`/institutions/${SchoolId}`, {
      fetch: (url, init) =>
        init.method === 'PUT' ? Promise.reject(new TypeError('The connection is gone')) : fetch(url, init),
    });
    await nameField.fill('Sin conexión');
    await button('Guardar').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('No hay conexión');
    await expect.element(nameField).toHaveValue('Sin conexión');
    expect(await violations()).toEqual([]);
  });

  it('is saved in the names of the update call', async () => {
    await signIn();
    const { SchoolId } = await anInstitution({ Description: 'Antes' });
    await openConsole(`/institutions/${SchoolId}`);
    await dialog.getByRole('textbox', { name: 'Descripción' }).fill('Después');
    await dialog.getByRole('switch', { name: 'Activo' }).click();
    await button('Guardar').click();
    await expect.element(dialog).not.toBeInTheDocument();
    const saved = await clientOf().call(getInstitution, { params: { id: SchoolId } });
    expect(saved).toMatchObject({ Description: 'Después', IsActive: false });
  });

  it('is not left with unsaved changes without a question', async () => {
    await signIn();
    const { SchoolId, School } = await anInstitution();
    const router = await openConsole(`/institutions/${SchoolId}`);
    await nameField.fill('Otro nombre');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toHaveTextContent('¿Descartar los cambios?');
    expect(await violations()).toEqual([]);
    await button('Seguir editando').click();
    await expect.element(nameField).toHaveValue('Otro nombre');
    await router.navigate('/donations');
    await button('Descartar').click();
    await expect.element(page.getByRole('heading', { name: 'Donativos' })).toBeVisible();
    const kept = await clientOf().call(getInstitution, { params: { id: SchoolId } });
    expect(kept.School).toBe(School);
  });

  it('comes back to the form when the question is cancelled', async () => {
    await signIn();
    const { SchoolId } = await anInstitution();
    await openConsole(`/institutions/${SchoolId}`);
    await nameField.fill('Sin guardar');
    await button('Eliminar').click();
    await expect.element(question).toBeVisible();
    expect(await violations()).toEqual([]);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(nameField).toHaveValue('Sin guardar');
    await expect.element(button('Eliminar')).toHaveFocus();
  });

  it.each([
    ['', dialog, () => button('Guardar')],
    ['/show', page, (name: string) => page.getByRole('heading', { level: 1, name })],
  ] as const)(
    'is read again by a button after a lost connection, on its own address (%s)',
    async (end, within, shown) => {
      await signIn();
      const { SchoolId, School } = await anInstitution();
      let lost = true;
      const path = `/institutions/${SchoolId}${end}`;
      const router = await openConsole(path, {
        fetch: (url, init) =>
          // A list that was read would have it.
          lost && url.includes('/schools') ? Promise.reject(new TypeError('The connection is gone')) : fetch(url, init),
      });
      await expect.element(within.getByRole('alert')).toHaveTextContent('No hay conexión');
      expect(await violations()).toEqual([]);
      expect(router.state.location.pathname).toBe(path);
      lost = false;
      await within.getByRole('button', { name: 'Volver a intentar' }).click();
      await expect.element(shown(School)).toBeVisible();
    },
  );

  it('leads back to the list when there is no such institution', async () => {
    await signIn();
    const router = await openConsole('/institutions/2000000000');
    await expect.poll(() => router.state.location.pathname).toBe('/institutions');
    await expect.element(page.getByText('El elemento ya no existe')).toBeVisible();
  });
});

it.each(['es', 'en'] as const)('breaks no rule of accessibility (%s)', async (language) => {
  await signIn();
  const { SchoolId } = await anInstitution();
  const router = await openConsole('/institutions/create', { language });
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual([]);
  await router.navigate(`/institutions/${SchoolId}`);
  await expect.element(dialog.getByRole('button', { name: language === 'es' ? 'Guardar' : 'Save' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

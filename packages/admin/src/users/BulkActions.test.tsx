import { TOAST_MS } from '@lia/sdk/accounts/rules';
import { createUser, deactivateUser, getUser } from '@lia/sdk/users/endpoints';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screenViolations, violations } from '../testing/axe.ts';
import { anInstitution, clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';
import { holdingLicences } from '../testing/licences.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('row', { name }).getByRole('checkbox');
const question = page.getByRole('alertdialog');

/** Three teachers of one name, by last name; the last one without an e-mail address. */
async function threeTeachers(): Promise<{ family: string; uuids: string[] }> {
  const family = uniqueName('Tríos').replace(' ', '');
  const uuids: string[] = [];
  for (const [name, email] of [
    ['Ana', `${crypto.randomUUID()}@uno.mx`],
    ['Beto', `${crypto.randomUUID()}@uno.mx`],
    ['Cora', ''],
  ] as const) {
    const body = { name, last_name: family, role: ['maestro' as const], email, password: 'girasol' };
    uuids.push((await clientOf().call(createUser, { body })).data.uuid);
  }
  return { family, uuids };
}

const listOf = (family: string) =>
  `/users?filter=${encodeURIComponent(JSON.stringify({ status: 'active', q: family }))}`;

const statusesOf = (uuids: readonly string[]) =>
  Promise.all(uuids.map(async (id) => (await clientOf().call(getUser, { params: { id } })).status));

describe('several users', () => {
  it('are chosen with shift, deactivated, restored from the toast, moved into a grade, and sent links', async () => {
    await signIn('admin_escuela');
    const { family, uuids } = await threeTeachers();
    await openConsole(listOf(family));
    await box(`Ana ${family}`).click();
    await userEvent.keyboard('{Shift>}');
    await box(`Cora ${family}`).click();
    await userEvent.keyboard('{/Shift}');
    await expect.element(box(`Beto ${family}`)).toBeChecked();
    await button('Desactivar').click();
    await expect.element(question).toHaveTextContent('Desactivar a 3 personas');
    expect(await violations()).toEqual([]);
    await question.getByRole('button', { name: 'Desactivar' }).click();
    await expect.element(page.getByText('Desactivamos 3 cuentas')).toBeVisible();
    expect(await statusesOf(uuids)).toEqual(['deactivated', 'deactivated', 'deactivated']);
    await button('Deshacer').click();
    await expect.element(page.getByText('Restauramos 3 cuentas')).toBeVisible();
    expect(await statusesOf(uuids)).toEqual(['active', 'active', 'active']);
    // Nothing is chosen any more.
    await expect.element(box(`Ana ${family}`)).not.toBeChecked();

    await box(`Ana ${family}`).click();
    await button('Mover').click();
    const move = page.getByRole('dialog', { name: 'Mover a 1 persona' });
    await move.getByRole('combobox', { name: 'Escuela' }).click();
    await page.getByRole('option').first().click();
    await move.getByRole('combobox', { name: 'Grupo o grado' }).click();
    await page.getByRole('option', { name: '2° de secundaria' }).click();
    await move.getByRole('button', { name: 'Mover' }).click();
    await expect.element(page.getByText('Listo, quedaron en su nuevo lugar')).toBeVisible();
    const { places } = await clientOf().call(getUser, { params: { id: uuids[0] ?? '' } });
    expect(places).toMatchObject([{ level: 3, grade: 2 }]);
    await expect.element(box(`Ana ${family}`)).not.toBeChecked();

    // Who gets no link is listed with the reason.
    for (const name of ['Beto', 'Cora']) await box(`${name} ${family}`).click();
    await button('Enviar enlace de contraseña').click();
    await question.getByRole('button', { name: 'Enviar enlace de contraseña' }).click();
    const failed = page.getByRole('dialog', { name: 'No se pudo con 1 persona' });
    await expect.element(failed).toHaveTextContent(`Cora ${family}`);
    await expect.element(failed).toHaveTextContent('Esta cuenta no recibe correos.');
    await expect.element(page.getByText('Enviamos 1 enlace')).toBeVisible();
  });

  it('leave the keyboard at «Deshacer», and at the heading where nothing is chosen any more', async () => {
    await signIn('admin_escuela');
    const { family } = await threeTeachers();
    await openConsole(listOf(family));
    const heading = page.getByRole('heading', { level: 1 });
    await box(`Ana ${family}`).click();
    button('Quitar selección').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading).toHaveFocus();
    await box(`Ana ${family}`).click();
    await button('Desactivar').click();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button('Deshacer')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Restauramos 1 cuenta')).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });

  it('can be restored for as long as the focus is on «Deshacer»', async () => {
    await signIn('admin_escuela');
    const { family } = await threeTeachers();
    await openConsole(listOf(family));
    await box(`Ana ${family}`).click();
    await button('Desactivar').click();
    await expect.element(question).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(button('Deshacer')).toHaveFocus();
    // It would be closing after the first press, and gone after the second one.
    for (const key of ['{Shift}', '{Shift}']) {
      vi.advanceTimersByTime(TOAST_MS);
      await userEvent.keyboard(key);
    }
    await expect.element(button('Deshacer')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    vi.advanceTimersByTime(TOAST_MS);
    await expect.element(button('Deshacer')).not.toBeInTheDocument();
  });

  it('leave the focus in the field in which someone types when the toast is shown', async () => {
    await signIn('admin_escuela');
    const { family, uuids } = await threeTeachers();
    await openConsole(listOf(family));
    const act = async (name: string, action: string) => {
      await expect.element(box(`${name} ${family}`)).toBeVisible();
      // A press of the mouse would close the toast before.
      box(`${name} ${family}`).element().focus();
      await userEvent.keyboard(' ');
      button(action).element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(question).toBeVisible();
      await userEvent.keyboard('{Tab}{Enter}');
      await expect.element(question).not.toBeInTheDocument();
    };
    await act('Ana', 'Enviar enlace de contraseña');
    await expect.element(page.getByText('Enviamos 1 enlace')).toBeVisible();
    await act('Beto', 'Desactivar');
    // The toast waits until the one before is closed.
    await expect.poll(() => statusesOf(uuids)).toEqual(['active', 'deactivated', 'active']);
    const search = page.getByRole('textbox', { name: 'Buscar' });
    await expect.element(search).toBeVisible();
    search.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Deshacer')).toBeVisible();
    await userEvent.keyboard(' a');
    await expect.element(search).toHaveFocus();
    await expect.element(search).toHaveValue(`${family} a`);
    expect(await statusesOf(uuids)).toEqual(['active', 'deactivated', 'active']);
  });

  it('are chosen on the cards of a phone, and deactivated with the licence that one of them holds', async () => {
    await page.viewport(360, 780);
    onTestFinished(() => page.viewport(1280, 860));
    await signIn('admin_escuela');
    const { family, uuids } = await threeTeachers();
    await openConsole(listOf(family), { fetch: holdingLicences(uuids.slice(1, 2)) });
    for (const name of ['Ana', 'Beto']) {
      await page.getByRole('checkbox', { name: `Elegir a ${name} ${family}` }).click();
    }
    await expect.element(page.getByText('2 elementos seleccionados')).toBeVisible();
    expect(await screenViolations()).toEqual([]);
    await button('Desactivar').click();
    await question.getByRole('button', { name: 'Desactivar' }).click();
    const dialog = page.getByRole('dialog', { name: 'No se pudo con 1 persona' });
    await expect.element(dialog).toHaveTextContent(`Beto ${family}Tiene una licencia`);
    expect(await statusesOf(uuids)).toEqual(['deactivated', 'active', 'active']);
    await dialog.getByRole('button', { name: 'Liberar su licencia y desactivar' }).click();
    await expect.poll(() => statusesOf(uuids)).toEqual(['deactivated', 'deactivated', 'active']);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('are chosen over two searches; why one of them failed stays where no row is left', async () => {
    await signIn('admin_escuela');
    const { family, uuids } = await threeTeachers();
    await openConsole(listOf(`Ana ${family}`), { fetch: holdingLicences(uuids.slice(0, 1)) });
    await box(`Ana ${family}`).click();
    await page.getByRole('textbox', { name: 'Buscar' }).fill(`Beto ${family}`);
    await box(`Beto ${family}`).click();
    await button('Desactivar').click();
    await question.getByRole('button', { name: 'Desactivar' }).click();
    await expect.element(page.getByText('No hay registros que mostrar!')).toBeInTheDocument();
    const dialog = page.getByRole('dialog', { name: 'No se pudo con 1 persona' });
    await expect.element(dialog).toHaveTextContent(`Ana ${family}Tiene una licencia`);
    await dialog.getByRole('button', { name: 'Liberar su licencia y desactivar' }).click();
    await expect.poll(() => statusesOf(uuids)).toEqual(['deactivated', 'deactivated', 'active']);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('have the reason in words where the server is not reached, one by one and together', async () => {
    await signIn('admin_escuela');
    const { family, uuids } = await threeTeachers();
    await clientOf().call(deactivateUser, { params: { id: uuids[2] ?? '' }, body: {} });
    const router = await openConsole(listOf(family), {
      fetch: (url, init) =>
        url.includes('/usuarios') && init.method !== 'GET'
          ? Promise.reject(new TypeError('offline'))
          : fetch(url, init),
    });
    await box(`Ana ${family}`).click();
    // The list is left and opened again with another search: its first one is chosen still.
    await router.navigate('/');
    await router.navigate(listOf(`Beto ${family}`));
    await box(`Beto ${family}`).click();
    await button('Mover').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Escuela' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('button', { name: 'Mover' }).click();
    await expect.element(dialog).toHaveTextContent('No hay conexión.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await button('Enviar enlace de contraseña').click();
    await question.getByRole('button', { name: 'Enviar enlace de contraseña' }).click();
    for (const name of ['Ana', 'Beto']) {
      await expect.element(dialog).toHaveTextContent(`${name} ${family}No hay conexión.`);
    }
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(page.getByText('2 elementos seleccionados')).toBeVisible();
    await expect.element(box(`Beto ${family}`)).toBeChecked();
    await router.navigate(`/users/${uuids[2]}/show`);
    await button('Restaurar').click();
    await expect.element(page.getByText('No hay conexión.')).toBeVisible();
  });

  it('leave the one school they are in for another one, unless they stay there too', async () => {
    await signIn();
    const [first, second] = [await anInstitution(), await anInstitution()];
    const family = uniqueName('Mudanza').replace(' ', '');
    const uuids: string[] = [];
    for (const name of ['Ana', 'Beto']) {
      const body = {
        name,
        last_name: family,
        role: ['maestro' as const],
        password: 'girasol',
        school_id: first.SchoolId,
      };
      uuids.push((await clientOf().call(createUser, { body })).data.uuid);
    }
    const move = async (name: string, staying: boolean) => {
      await box(`${name} ${family}`).click();
      await button('Mover').click();
      const dialog = page.getByRole('dialog', { name: 'Mover a 1 persona' });
      await dialog.getByRole('combobox', { name: 'Escuela' }).fill(second.School);
      await page.getByRole('option', { name: second.School }).click();
      const leaves = dialog.getByRole('checkbox', { name: `Dejan ${first.School}` });
      await expect.element(leaves).toBeChecked();
      if (staying) await leaves.click();
      expect(await violations()).toEqual([]);
      await dialog.getByRole('button', { name: 'Mover' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    };
    await openConsole(listOf(family));
    await move('Ana', false);
    await move('Beto', true);
    const schools = await Promise.all(
      uuids.map(async (id) => (await clientOf().call(getUser, { params: { id } })).places.map((one) => one.school_id)),
    );
    expect(schools.map((ids) => new Set(ids))).toEqual([
      new Set([second.SchoolId]),
      new Set([first.SchoolId, second.SchoolId]),
    ]);
  });
});

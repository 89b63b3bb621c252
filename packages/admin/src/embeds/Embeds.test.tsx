import { createEmbed, deleteEmbed, getEmbed, listEmbeds } from '@lia/sdk/embeds/endpoints';
import type { EmbedRecord } from '@lia/sdk/embeds/records';
import { EMBED_HEADER } from '@lia/sdk/embeds/rules';
import { placedElements } from '@lia/widgets/elements';
import { expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations, violations } from '../testing/axe.ts';
import { fact, narrowed } from '../testing/orders.ts';
import { clientOf, openConsole, signIn, uniqueName } from '../testing/context.tsx';

const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A site whose key is good on the page that the tests run in. */
async function aSite(): Promise<EmbedRecord> {
  const body = { name: uniqueName('Primaria Sor Juana'), origins: [location.origin], active: true };
  return (await clientOf().call(createEmbed, { body })).data;
}

/** Sends an event as a page with the site's key does. The browser adds the `Origin`. */
async function sendEvent({ key }: EmbedRecord, form: string, event: 'view' | 'start'): Promise<number> {
  const { status } = await fetch(`${inject('apiOrigin')}/api/api/embeds/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [EMBED_HEADER]: `${key} ${form}` },
    body: JSON.stringify({ form, event }),
  });
  return status;
}

/** The address that the preview asks for its form. */
const loader = () => document.head.querySelector('script[src^="/embed/v1/"]')?.getAttribute('src');

it('adds a site, with the addresses tidied, and hands over the code with its key', async () => {
  await signIn();
  const name = uniqueName('Colegio Las Jacarandas');
  await openConsole('/embeds');
  await page.getByRole('link', { name: 'Agregar sitio' }).click();
  await box('Nombre').fill(name);
  await box('Dirección 1').fill('https://Jacarandas.example/');
  await button('Agregar otra dirección').click();
  await box('Dirección 2').fill('http://localhost:4002');
  await button('Agregar sitio').click();

  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const [site] = await clientOf().call(listEmbeds, { query: { filter: JSON.stringify({ q: name }) } });
  expect(site).toMatchObject({ origins: ['https://jacarandas.example', 'http://localhost:4002'], active: true });
  await expect.poll(() => fact('Direcciones del sitio')).toBe('https://jacarandas.example\nhttp://localhost:4002');
  await expect.element(page.getByText(/nadie vio un formulario en este sitio/)).toBeVisible();

  const code = page.getByRole('region', { name: 'Código' });
  await expect.element(code).toHaveTextContent(`<lia-donation embed-key="${site?.key}">`);
  await expect.element(code).toHaveTextContent(`src="${location.origin}/embed/v1/lia-donation.js"`);
  await button('Ver y ajustar el formulario').click();
  // Nothing is built where these tests run.
  await expect.element(page.getByText('No pudimos cargar la vista previa.', { exact: false })).toBeVisible();
  await button('Volver a intentar').click();
  await expect.poll(loader).toBe('/embed/v1/lia-donation.js?1');
  await page.getByRole('combobox', { name: 'Idioma' }).click();
  await page.getByRole('option', { name: 'Inglés' }).click();
  await page.getByRole('combobox', { name: 'Empieza con' }).click();
  await page.getByRole('option', { name: 'Una cantidad' }).click();
  await expect.element(code).toHaveTextContent(`<lia-donation embed-key="${site?.key}" language="en" support="3">`);
  await page.getByRole('switch', { name: 'Usar un color de la escuela' }).click();
  await box('Color principal').fill('#ffd54a');
  await expect.element(page.getByText('--lia-primary: #ffd54a;')).toBeVisible();
  await expect.element(page.getByText('--lia-on-primary: #1b1b1f;')).toBeVisible();
  await expect.element(page.getByText('Con este color cuesta leer', { exact: false })).toBeVisible();
  expect(await violations()).toEqual([]);

  await page.getByRole('combobox', { name: 'Formulario' }).click();
  await page.getByRole('option', { name: 'Registro de familias' }).click();
  await expect.element(code).toHaveTextContent(`<lia-registration embed-key="${site?.key}" language="en">`);
  await expect.element(code).toHaveTextContent('/register?type=padre&amp;membership=gratis');
  await page.getByRole('combobox', { name: 'Dónde lo pegas' }).click();
  await page.getByRole('option', { name: 'Next.js' }).click();
  await expect.element(code).toHaveTextContent("import Script from 'next/script';");
  await page.getByRole('combobox', { name: 'Dónde lo pegas' }).click();
  await page.getByRole('option', { name: 'WordPress (plugin)' }).click();
  await expect.element(code).toHaveTextContent(`$key = '${site?.key}';`);
  // Each attribute that a form of the shortcode has.
  for (const attribute of new Set(placedElements.flatMap(({ attributes }) => Object.keys(attributes))))
    await expect.element(code).toHaveTextContent(`'${attribute}'`);
  await expect.element(page.getByText('[lia form="registration" language="en"]', { exact: false })).toBeVisible();

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('Copiar código').click();
  await expect.element(page.getByText('Copiado')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toContain(site?.key);
  write.mockRejectedValue(new Error('Not allowed'));
  await button('Copiar llave').click();
  await expect.element(page.getByText('No pudimos copiarlo.', { exact: false })).toBeVisible();
  write.mockRestore();
});

it('shows the error of each address', async () => {
  await signIn();
  await openConsole('/embeds/create');
  await box('Nombre').fill('Primaria');
  const [first, second, third] = [1, 2, 3].map((number) => box(`Dirección ${number}`));
  if (!first || !second || !third) throw new Error('Three addresses');
  await first.fill('escuela.mx');
  await button('Agregar otra dirección').click();
  await second.fill('https://escuela.mx/donativos');
  await button('Agregar otra dirección').click();
  await third.fill('http://escuela.mx');
  await button('Agregar sitio').click();
  await expect.element(first).toHaveAccessibleDescription(/Escribe la dirección completa del sitio/);
  await expect.element(second).toHaveAccessibleDescription(/Quita lo que va después del dominio/);
  await expect.element(third).toHaveAccessibleDescription(/debe empezar con https/);
  expect(await violations()).toEqual([]);

  await button('Quitar la dirección 2').click();
  await expect.element(second).toHaveValue('http://escuela.mx');
  await expect.element(second).toHaveAccessibleDescription(/debe empezar con https/);
  await expect.element(third).not.toBeInTheDocument();
});

it('changes a site, and what was not touched stays', async () => {
  await signIn();
  const site = await aSite();
  await openConsole(`/embeds/${site.id}/show`);
  await page.getByRole('link', { name: 'Editar' }).click();
  await expect.element(box('Dirección 1')).toHaveValue(location.origin);
  await box('Nombre').fill(`${site.name} Bis`);
  await button('Guardar cambios').click();
  await expect.element(page.getByRole('heading', { level: 1, name: `${site.name} Bis` })).toBeVisible();
  expect(await clientOf().call(getEmbed, { params: { id: site.id } })).toMatchObject({
    key: site.key,
    origins: site.origins,
    active: true,
  });
});

it('shows what comes of a site as a funnel, as plots and as a table, and by form', async () => {
  await signIn();
  const site = await aSite();
  for (const form of ['donation', 'donation', 'donation', 'donation', 'pricing']) await sendEvent(site, form, 'view');
  await sendEvent(site, 'donation', 'start');
  await openConsole(narrowed('embeds', { q: site.key }));
  await expect.element(page.getByRole('row', { name: site.name })).toHaveTextContent(/5 ?1 ?0 ?\$0\.00/);
  await page.getByRole('link', { name: site.name }).click();

  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'de las vistas' }))
    .toHaveTextContent(/Empezados ?1 ?20\s?% de las vistas/);
  const plot = page.getByRole('img', { name: /^Vistas, Por día: 5 en total\. El máximo fue 5/ });
  await expect.element(plot).toBeVisible();
  expect(plot.element().querySelectorAll('rect')).toHaveLength(28);
  const byForm = page.getByRole('region', { name: 'Por formulario' });
  await expect.element(byForm.getByRole('row', { name: 'Donativos' })).toHaveTextContent(/4 ?1 ?0 ?\$0\.00/);
  await expect.element(byForm.getByRole('row', { name: 'Planes y precios' })).toHaveTextContent(/1 ?0 ?0/);

  await button('Tabla').click();
  const table = page.getByRole('region', { name: 'Por día' });
  await expect.element(table.getByRole('row', { name: 'Total' })).toHaveTextContent(/5 ?1 ?0/);
  expect(table.getByRole('row').elements()).toHaveLength(30);
  await button('1 año').click();
  const weeks = page.getByRole('region', { name: 'Por semana' });
  await expect.element(weeks.getByRole('row', { name: 'Total' })).toHaveTextContent(/5 ?1 ?0/);
  expect(weeks.getByRole('row').elements().length).toBeLessThan(56);
  expect(await violations()).toEqual([]);
});

it('changes the key after a question, and goes back to the one before', async () => {
  await signIn();
  const site = await aSite();
  await openConsole(`/embeds/${site.id}/show`);
  await button('Cambiar la llave').click();
  const question = page.getByRole('alertdialog', { name: `¿Cambiar la llave de ${site.name}?` });
  await expect.element(question).toHaveTextContent('deja de servir en este momento');
  await question.getByRole('button', { name: 'Cambiar la llave' }).click();
  await expect.element(button('Volver a la llave anterior')).toBeVisible();
  expect(fact('Llave')).not.toBe(site.key);
  expect(await sendEvent(site, 'donation', 'view')).toBe(403);
  await button('Volver a la llave anterior').click();
  await expect.poll(() => fact('Llave')).toBe(site.key);
  expect(await sendEvent(site, 'donation', 'view')).toBe(200);
});

it('turns a site off and on, and deletes it, after a question each, and puts it back from the toast', async () => {
  await signIn();
  const site = await aSite();
  const router = await openConsole(`/embeds/${site.id}/show`);
  await button('Apagar sitio').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await button('Apagar sitio').click();
  await question.getByRole('button', { name: 'Apagar sitio' }).click();
  await expect.element(page.getByText('Este sitio está apagado')).toBeVisible();
  expect(await sendEvent(site, 'donation', 'view')).toBe(403);
  await button('Activar sitio').click();
  await expect.element(page.getByText('Este sitio está apagado')).not.toBeInTheDocument();
  expect(await sendEvent(site, 'donation', 'view')).toBe(200);

  await button('Eliminar sitio').click();
  await question.getByRole('button', { name: 'Eliminar sitio' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/embeds');
  await expect.element(page.getByRole('heading', { name: 'Sitios' })).toHaveFocus();
  await expect.element(page.getByText('No encontramos lo que buscas')).not.toBeInTheDocument();
  expect(await sendEvent(site, 'donation', 'view')).toBe(403);
  await button('Deshacer').click();
  await expect.element(page.getByRole('link', { name: site.name })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Sitios' })).toHaveFocus();
  await expect.element(button('Deshacer')).not.toBeInTheDocument();
  expect(await sendEvent(site, 'donation', 'view')).toBe(200);
});

it('shows where the key was refused, and allows that page', async () => {
  await signIn();
  const body = { name: uniqueName('Primaria Sor Juana'), origins: ['https://escuela.example'], active: true };
  const { data: site } = await clientOf().call(createEmbed, { body });
  expect(await sendEvent(site, 'donation', 'view')).toBe(403);
  await openConsole(`/embeds/${site.id}/show`);
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveTextContent('Otra dirección quiso usar la llave de este sitio');
  await expect.element(notice).toHaveTextContent(/1 intento, \S+ \d/);
  expect(await violations()).toEqual([]);
  await button(`Agregar dirección: ${location.origin}`).click();
  await expect.element(notice.filter({ hasText: 'Otra dirección' })).not.toBeInTheDocument();
  expect(fact('Direcciones del sitio')).toBe(`https://escuela.example\n${location.origin}`);
  expect(await sendEvent(site, 'donation', 'view')).toBe(200);
});

it('shows when the counts could not be fetched, and fetches them again', async () => {
  await signIn();
  const site = await aSite();
  let broken = true;
  await openConsole(`/embeds/${site.id}/show`, {
    fetch: (url, init) =>
      broken && url.includes('/counts')
        ? Promise.resolve(Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 }))
        : fetch(url, init),
  });
  await expect.element(page.getByText('No pudimos traer las cuentas.')).toBeVisible();
  broken = false;
  await button('Volver a intentar').click();
  await expect.element(page.getByText(/nadie vio un formulario/)).toBeVisible();
});

it('explains the empty list', async () => {
  await signIn();
  await openConsole('/embeds', {
    fetch: (url, init) =>
      url.includes('/embeds')
        ? Promise.resolve(Response.json([], { headers: { 'Content-Range': 'items */0' } }))
        : fetch(url, init),
  });
  await expect.element(page.getByText(/Aquí verás las páginas que muestran formularios de LIA/)).toBeVisible();
});

it.each(readings)(
  'breaks no rule of accessibility, and restores a deleted site (%s, %i px)',
  async (language, width) => {
    await page.viewport(width, 860);
    await signIn();
    const site = await aSite();
    await sendEvent(site, 'donation', 'view');
    const list = narrowed('embeds', { q: site.key });
    const router = await openConsole(list, { language });
    const main = page.getByRole('main');
    const first = main.getByRole('link', { name: site.name });
    await expect.element(first).toBeVisible();
    expect(page.getByRole('table').elements()).toHaveLength(width === 320 ? 0 : 1);
    // With what came of it, on a card as in the table.
    const row = main.getByRole(width === 320 ? 'link' : 'row', { name: site.name });
    await expect.element(row).toHaveTextContent('$0.00');
    expect(await screenViolations()).toEqual([]);
    await first.click();
    const views = page.getByRole('img', { name: language === 'es' ? /^Vistas.*: 1 / : /^Views.*: 1 / });
    await expect.element(views).toBeVisible();
    expect(await screenViolations()).toEqual([]);
    const edit = page.getByRole('link', { name: language === 'es' ? 'Editar' : 'Edit' });
    await edit.click();
    await expect
      .element(page.getByRole('group', { name: language === 'es' ? /Direcciones/ : /Addresses/ }))
      .toBeVisible();
    expect(await screenViolations()).toEqual([]);

    await clientOf().call(deleteEmbed, { params: { id: site.id } });
    await router.navigate(list);
    const [status, deleted, restore] =
      language === 'es' ? ['Estado', 'Eliminado', 'Restaurar sitio'] : ['Status', 'Deleted', 'Restore site'];
    await expect
      .element(page.getByText(language === 'es' ? 'No hay registros que mostrar!' : 'There are no records to show!'))
      .toBeVisible();
    await page.getByRole('combobox', { name: status }).click();
    await page.getByRole('option', { name: deleted }).click();
    await expect.element(first).toBeVisible();
    // In the filter, and on the site.
    await expect.poll(() => main.getByText(deleted, { exact: true }).elements()).toHaveLength(2);
    expect(await screenViolations()).toEqual([]);
    await first.click();
    await expect.element(views).toBeVisible();
    await expect.element(edit).not.toBeInTheDocument();
    expect(await screenViolations()).toEqual([]);
    await button(restore).click();
    await expect.element(edit).toBeVisible();
    expect(await sendEvent(site, 'donation', 'view')).toBe(200);
  },
);

it('shows a school its own sites, with the code and the form as it looks, and nothing to change', async () => {
  await page.viewport(360, 800);
  await signIn('admin_escuela');
  await openConsole('/embeds');
  const site = page.getByRole('main').getByRole('link').first();
  await expect.element(page.getByText('1 registro', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Agregar sitio' })).not.toBeInTheDocument();
  await site.click();
  await expect.element(button('Copiar llave')).toBeVisible();
  for (const name of ['Cambiar la llave', 'Apagar sitio', 'Eliminar sitio']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
  await expect.element(page.getByRole('link', { name: 'Editar' })).not.toBeInTheDocument();
  await button('Ver y ajustar el formulario').click();
  await expect.element(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

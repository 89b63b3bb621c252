import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { violations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';
import { manyTeachers } from '../testing/manyTeachers.ts';

const ALL = '/teachers?page=1&perPage=1000&sort=created_at&order=DESC&filter={}';

const school = (row: number) => page.getByText(`Escuela ${row}`, { exact: true });

/** Scrolls on until a row is here. */
async function scrollTo(row: number): Promise<void> {
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return school(row).elements().length;
    })
    .toBe(1);
}

it('shows all rows in one table, of which the document has those in sight', async () => {
  await signIn();
  const list = manyTeachers(2400);
  await openConsole(ALL, list);
  await expect.element(school(0)).toBeVisible();
  expect(list.asked).toEqual(['[0,999]']);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2401');
  // The first hundred stand there until what leaves rows out has arrived.
  await expect.poll(() => page.getByRole('row').elements().length).toBeLessThan(60);
  expect(await violations()).toEqual([]);

  await scrollTo(2399);
  expect(list.asked).toEqual(['[0,999]', '[1000,1999]', '[2000,2999]']);
  expect(page.getByRole('row').elements().length).toBeLessThan(60);
  const last = school(2399).element().closest('tr');
  expect(last?.getAttribute('aria-rowindex')).toBe('2401');
  await expect.element(page.getByText('1–2,400 de 2,400')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('keeps the row with the focus in the document', async () => {
  await signIn();
  await openConsole(ALL, manyTeachers(1400));
  await expect.element(school(0)).toBeVisible();
  const link = school(0).element().closest('tr')?.querySelector('a');
  link?.focus();
  await scrollTo(1399);
  expect(document.activeElement).toBe(link);
  expect(link?.closest('tr')?.getAttribute('aria-rowindex')).toBe('2');
});

it('keeps the rows that are here when the next ones cannot be fetched', async () => {
  await signIn();
  let broken = true;
  const busy = () => Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 });
  const list = manyTeachers(1400, (first) => Promise.resolve(broken && first > 0 ? busy() : undefined));
  await openConsole(ALL, list);
  await expect.element(school(0)).toBeVisible();
  await scrollTo(999);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos consultar lo que sigue en la lista.');
  await expect.element(school(999)).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await scrollTo(1399);
});

it('shows all rows as cards on a phone', async () => {
  await page.viewport(390, 860);
  await signIn();
  await openConsole(ALL, manyTeachers(1400));
  const card = (row: number) => page.getByRole('listitem').filter({ hasText: new RegExp(`Escuela ${row}\\D`) });
  await expect.element(card(0)).toBeVisible();
  await expect.poll(() => page.getByRole('main').getByRole('listitem').elements().length).toBeLessThan(60);
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return card(1399).elements().length;
    })
    .toBe(1);
  await expect.element(card(1399)).toHaveAttribute('aria-posinset', '1400');
  await expect.element(card(1399)).toHaveAttribute('aria-setsize', '1400');
});

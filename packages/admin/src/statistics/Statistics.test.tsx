import { dayOf } from '@lia/sdk/calendar/instants';
import type { PeriodLength } from '@lia/sdk/statistics/rules';
import { periodsBetween, periodLengths } from '@lia/sdk/statistics/rules';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { readings, screenViolations } from '../testing/axe.ts';
import { openConsole, signIn } from '../testing/context.tsx';

/** What is counted in the last period and in the one before; nothing earlier. */
const counted: Record<string, [before: number, last: number]> = {
  signUps: [7, 5],
  income: [360_000, 120_050],
  activeMembers: [40, 31],
  imports: [0, 0],
};

/** Answers what the plots ask for; everything else is the API's. */
function answering(broken: () => boolean = () => false) {
  const asked: URLSearchParams[] = [];
  const answer = (url: string): Response => {
    const query = new URL(url).searchParams;
    asked.push(query);
    const measure = query.get('measure') ?? '';
    if (broken() && measure === 'income') {
      return Response.json({ code: 'SERVICE_UNAVAILABLE', message: 'Ocupado' }, { status: 503 });
    }
    const by: PeriodLength = periodLengths.find((one) => one === query.get('by')) ?? 'day';
    const starts = periodsBetween(query.get('from') ?? '', query.get('to') ?? '', by);
    const data = starts.map((start, index) => ({ start, value: counted[measure]?.[index - starts.length + 2] ?? 0 }));
    return Response.json({ data });
  };
  const sent = (url: string, init: RequestInit): Promise<Response> => {
    if (url.endsWith('/attention')) return Promise.resolve(Response.json({ data: [] }));
    return url.includes('/statistics?') ? Promise.resolve(answer(url)) : fetch(url, init);
  };
  return { asked, fetch: sent };
}

it('plots what there is, with its total and its maximum, and states what is empty', async () => {
  await signIn();
  const { asked, fetch } = answering();
  await openConsole('/', { fetch });
  const plot = (name: RegExp) => page.getByRole('img', { name });
  await expect.element(plot(/^Registros, por día: 12 en total\. El máximo fue 7, /)).toBeVisible();
  await expect.element(plot(/^Ingresos, por día: \$4,800\.50 en total\. El máximo fue \$3,600\.00, /)).toBeVisible();
  await expect.element(plot(/^Miembros activos, por día: 31 ahora\. El máximo fue 40, /)).toBeVisible();
  await expect.element(page.getByText('Nada en este periodo.')).toBeVisible();
  expect(asked.map((query) => query.get('measure'))).toEqual(['signUps', 'income', 'activeMembers', 'imports']);
  expect(asked[0]?.get('to')).toBe(dayOf(new Date().toISOString()));
});

it('keeps period and look in the address, and has every figure in tables', async () => {
  await signIn();
  const { asked, fetch } = answering();
  const router = await openConsole('/?by=month', { fetch });
  await expect.element(page.getByRole('button', { name: '12 meses', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tabla' }).click();
  const table = page.getByRole('region', { name: 'Ingresos, por mes' });
  await expect.element(table.getByRole('row', { name: /^Total \$4,800\.50$/ })).toBeVisible();
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent('$1,200.50');
  expect(table.getByRole('row').elements()).toHaveLength(14);
  await expect.element(page.getByRole('region', { name: /^Miembros/ }).getByText('Total')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?by=month&look=table');
  await page.getByRole('button', { name: '12 semanas' }).click();
  await expect.poll(() => asked.at(-1)?.get('by')).toBe('week');
  expect(router.state.location.search).toBe('?by=week&look=table');
});

it('shows one that could not be counted beside the others, and counts it again', async () => {
  await signIn();
  let broken = true;
  await openConsole('/', { fetch: answering(() => broken).fetch });
  await expect.element(page.getByRole('alert')).toHaveTextContent('No pudimos contar esto.');
  await expect.element(page.getByRole('img', { name: /^Registros/ })).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Volver a intentar' }).click();
  await expect.element(page.getByRole('img', { name: /^Ingresos/ })).toBeVisible();
});

it('asks the API, for a school without what is not its own', async () => {
  await signIn('admin_escuela');
  await openConsole('/');
  const section = page.getByRole('region', { name: 'Cómo vamos' });
  await expect.element(section.getByRole('heading', { name: 'Importaciones' })).toBeVisible();
  await expect.element(section.getByRole('heading', { name: 'Ingresos' })).not.toBeInTheDocument();
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
});

it.each(readings)('breaks no rule of accessibility (%s, %i px)', async (language, width) => {
  await page.viewport(width, 860);
  onTestFinished(() => page.viewport(1280, 860));
  await signIn();
  await openConsole(language === 'es' ? '/' : '/?look=table', { language, fetch: answering().fetch });
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect
    .element(page.getByText(language === 'es' ? 'Nada en este periodo.' : 'Nothing in this period.'))
    .toBeVisible();
  expect(await screenViolations()).toEqual([]);
});

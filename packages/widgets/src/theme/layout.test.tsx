import { afterAll, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';

import { tagOf } from '../element/manifest.ts';
import { elements } from '../elements.ts';
import { PricingTable } from '../memberships/PricingTable.tsx';
import * as exported from '../react.ts';
import { COLOUR_RULES, violations } from '../testing/axe.ts';
import { elementsOf, enlargeText, misfits, mixedUp } from '../testing/layout.ts';
import { refuse, type Screen, screens, visit } from '../testing/screens.tsx';
import { createTestContext } from '../testing/context.tsx';

/** The narrowest that WCAG 2.2 asks for (1.4.10); a phone and a tablet. */
const widths = [320, 390, 820] as const;
const HEIGHT = 1180;

/** Asks for the looks that a visitor sets for the whole system. */
const prefer = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features });

beforeEach(async () => {
  await prefer([]);
  document.body.style.margin = '0';
  document.documentElement.dir = 'ltr';
});

afterAll(async () => {
  await prefer([]);
  await page.viewport(820, HEIGHT);
  document.body.style.margin = '';
  document.documentElement.dir = 'ltr';
});

/** Where the keyboard stops. */
const isStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  element.matches('a, button:enabled, input:enabled, select, textarea');

/** The outlines on an element and around it. */
function ringsOf(element: Element | null): string {
  if (element === null) return '';
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  const ring = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor};`;
  return ring + ringsOf(element.parentElement);
}

const htmlOf = (found: readonly Element[]): string[] => found.map(({ outerHTML }) => outerHTML);

async function open(screen: Screen, width: number): Promise<Element> {
  await page.viewport(width, HEIGHT);
  const { container } = await visit(screen);
  if (screen.refused !== undefined) await refuse(screen.refused);
  return container;
}

test('is held against every element that a page can use, and every form that an application can', () => {
  const { WidgetProvider: _, ...forms } = exported;
  const tested = screens.map(({ form }) => form.type);
  expect(Object.values(forms).filter((form) => !tested.includes(form))).toEqual([]);
  expect(
    elements.map(({ name }) => tagOf(name)).filter((tag) => screens.every((screen) => screen.tag !== tag)),
  ).toEqual([]);
});

test('moves along tabs as the arrows point, also from right to left', async () => {
  document.documentElement.dir = 'rtl';
  await createTestContext().show(<PricingTable />);
  await page.getByRole('tab', { name: 'Padres' }).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Maestros' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Padres' })).toHaveFocus();
});

test.for(screens.map((screen) => [screen.name, screen] as const))('%s', { timeout: 60_000 }, async ([, screen]) => {
  const container = await open(screen, 320);
  // WCAG 2.2's size of targets is among the rules.
  expect.soft(await violations(container), 'at 320 pixels').toEqual([]);
  expect.soft(misfits(container), 'at 320 pixels').toEqual([]);
  const draw = (scheme: 'light' | 'dark') => {
    const surfaces = container.querySelectorAll('[data-scheme]');
    expect(surfaces.length, 'surfaces').toBeGreaterThan(0);
    for (const surface of surfaces) surface.setAttribute('data-scheme', scheme);
  };
  draw('dark');
  expect.soft(await violations(container, COLOUR_RULES), 'in the dark').toEqual([]);
  draw('light');

  document.documentElement.dir = 'rtl';
  expect.soft(mixedUp(container), 'from right to left').toEqual([]);
  for (const width of widths) {
    await page.viewport(width, HEIGHT);
    expect.soft(misfits(container), `from right to left, at ${width} pixels`).toEqual([]);
  }
  document.documentElement.dir = 'ltr';

  await prefer([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const moving = [...elementsOf(container)].filter((element) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element);
    return /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth';
  });
  expect.soft(htmlOf(moving), 'moves where less motion is asked for').toEqual([]);

  await prefer([{ name: 'forced-colors', value: 'active' }]);
  // What is focused after a key was pressed is focused visibly.
  await userEvent.tab();
  const stops = [...elementsOf(container)].filter(isStop);
  expect.soft(stops.length, 'stops of the keyboard').toBeGreaterThan(0);
  const dim = stops.filter((stop) => {
    stop.focus();
    const lit = ringsOf(stop);
    stop.blur();
    return lit === '' || lit === ringsOf(stop);
  });
  expect.soft(htmlOf(dim), 'does not show its focus in colours of the system').toEqual([]);

  await prefer([]);
  await page.viewport(640, HEIGHT);
  enlargeText(container, 2);
  expect.soft(misfits(container), 'with text twice as large').toEqual([]);
});

import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

import { RadioField } from '../fields/RadioField.tsx';
import { createTestContext } from '../testing/context.tsx';
import { signedIn } from '../testing/people.ts';

type Colour = readonly [number, number, number, number];

/** A colour of the page's styles, as red, green, blue and opacity. */
function read(colour: string): Colour {
  const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, opacity];
}

/** The colour behind an element's own text. */
function groundOf(element: Element | null): Colour {
  if (!element) return [255, 255, 255, 1];
  const ground = read(getComputedStyle(element).backgroundColor);
  return ground[3] > 0.9 ? ground : groundOf(element.parentElement);
}

/** By WCAG. */
function luminance([...colour]: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .slice(0, 3)
    .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of the outline with what is around it: 1 where there is none. */
function contrastOfMark(control: Element): number {
  const { outlineStyle, outlineColor, outlineOffset, outlineWidth } = getComputedStyle(control);
  if (outlineStyle === 'none') return 1;
  const isInside = Number.parseFloat(outlineOffset) < -Number.parseFloat(outlineWidth);
  const ground = groundOf(isInside ? control : control.parentElement);
  const [low = 0, high = 0] = [luminance(read(outlineColor)), luminance(ground)].toSorted((one, two) => one - two);
  return (high + 0.05) / (low + 0.05);
}

async function openAsParent(): Promise<void> {
  const context = createTestContext();
  context.remember(signedIn('padre'));
  context.api.answer(listChildren, { data: [] });
  context.api.answer(listMyConsents, { data: [] });
  await context.open('/');
}

async function tabTo(control: Locator): Promise<void> {
  await expect.element(control).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Tab}');
      return document.activeElement;
    })
    .toBe(control.element());
}

test.each(['Cursos', 'Registrar a un hijo'])('a keyboard user sees that «%s» has the focus', async (name) => {
  await openAsParent();
  const link = page.getByRole('link', { name }).first();
  await tabTo(link);
  // What has a transition is drawn to its end.
  await expect.poll(() => contrastOfMark(link.element())).toBeGreaterThan(3);
});

test('a keyboard user sees that a switch has the focus, on or off', async () => {
  await openAsParent();
  await page.getByRole('button', { name: 'Ajustes de apariencia' }).click();
  const control = page.getByRole('switch', { name: 'Menú plegado' });
  await tabTo(control);
  const drawn = control.element().closest('.MuiSwitch-switchBase') ?? document.body;
  await expect.element(control).not.toBeChecked();
  await expect.poll(() => contrastOfMark(drawn)).toBeGreaterThan(3);
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
  await expect.poll(() => contrastOfMark(drawn)).toBeGreaterThan(3);
});

test('the focus of a radio button is shown around its choice, and not by a square around its circle', async () => {
  const context = createTestContext();
  const choices = [{ value: 'yes', label: 'Sí' }] as const;
  await context.open(
    '/',
    'es',
    <RadioField name="answer" label="¿Vienes?" choices={choices} value={null} error={null} onChange={() => {}} />,
  );
  const radio = page.getByRole('radio', { name: 'Sí' });
  await tabTo(radio);
  expect(getComputedStyle(radio.element()).outlineStyle).toBe('none');
  expect(contrastOfMark(page.getByText('Sí').element())).toBeGreaterThan(3);
});

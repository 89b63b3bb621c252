import { expect, type Locator, type Page, test } from '@playwright/test';

import { addresses } from './addresses.ts';
import { passingFailures } from './failures.ts';
import { proves } from './journeys.ts';
import { openConsole } from './personas/administrator.ts';
import { donationForm, fillDonation, lucia } from './personas/donor.ts';
import { fillSponsorship, julia, sponsorshipForm } from './personas/sponsor.ts';
import { fillVolunteering, inigoOfNandu, volunteeringForm } from './personas/volunteer.ts';

const { school } = addresses();

/** A form of giving on the school's page, and where the team sees what came of it. */
interface Giving {
  form: 'donation' | 'sponsorship' | 'volunteering';
  what: string;
  page: string;
  call: string;
  formOn: (page: Page) => Locator;
  /** The whole form is filled in, by somebody with a name of their own. */
  fill: (page: Page) => Promise<Visit>;
  send: string;
  /** A field that the server has something against. */
  refused: { field: string; label: string; words: string; mended: string };
  /** The console's list. */
  list: string;
  /** Heading that thanks, where nothing is to be paid. */
  thanks?: string;
}

interface Visit {
  /** By which the console's list is searched. */
  name: string;
  /** What must not be lost, by its label. */
  kept: { label: string; value: string };
}

const givings: readonly Giving[] = [
  {
    form: 'donation',
    what: 'donation',
    page: `${school}/donativos`,
    call: '**/api/api/supportSubscription',
    formOn: donationForm,
    async fill(page) {
      const donor = lucia();
      await fillDonation(page, donor, { mode: 'De 1 a 10 niñas y niños', children: 1 });
      return { name: donor.businessName, kept: { label: 'Empresa o razón social', value: donor.businessName } };
    },
    send: 'Donar $3,600.00',
    refused: {
      field: 'position',
      label: 'Cargo',
      words: 'No se permiten caracteres especiales',
      mended: 'Gerente',
    },
    list: '/admin/donations',
  },
  {
    form: 'sponsorship',
    what: 'sponsorship',
    page: `${school}/patrocinios`,
    call: '**/api/api/sponsorshipSubscription',
    formOn: sponsorshipForm,
    async fill(page) {
      const sponsor = julia();
      await fillSponsorship(page, sponsor, { what: 'Cursos de programación en línea', students: '1' });
      return { name: sponsor.businessName, kept: { label: 'Empresa o razón social', value: sponsor.businessName } };
    },
    send: 'Patrocinar $2,100.00',
    refused: {
      field: 'institution',
      label: 'Institución',
      words: 'El mínimo de caracteres es 3',
      mended: 'Fundación Mayahuel, A.C.',
    },
    list: '/admin/sponsorships',
  },
  {
    form: 'volunteering',
    what: 'offer',
    page: `${school}/voluntariado`,
    call: '**/api/api/supportSubscription',
    formOn: volunteeringForm,
    async fill(page) {
      const volunteer = inigoOfNandu();
      await fillVolunteering(page, volunteer);
      return { name: volunteer.company, kept: { label: 'Mensaje', value: volunteer.message } };
    },
    send: 'Proponer mi voluntariado',
    refused: {
      field: 'businessName',
      label: 'Razón social',
      words: 'El mínimo de caracteres es 3',
      mended: 'Ñandú, S.C.',
    },
    list: '/admin/volunteerings',
    thanks: 'Recibimos tu propuesta de voluntariado. Nos pondremos en contacto contigo',
  },
];

for (const giving of givings) {
  const { form, what, call, formOn, fill, refused, thanks } = giving;
  const send = (page: Page) => formOn(page).getByRole('button', { name: giving.send });
  const again = (page: Page) => formOn(page).getByRole('button', { name: 'Volver a intentar' });
  const kept = (page: Page, { kept: { label } }: Visit) => formOn(page).getByLabel(label);

  const expectTaken = (page: Page) =>
    thanks === undefined
      ? expect(page).toHaveURL(/\/sandbox\/checkout\//)
      : expect(page.getByRole('heading', { name: thanks })).toBeFocused();

  async function expectOne(page: Page, { name }: Visit): Promise<void> {
    await openConsole(page, giving.list);
    await page.goto(`${giving.list}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
    await expect(page.getByRole('link', { name })).toHaveCount(1);
  }

  test(`a double click makes one ${what}`, proves(form, 'once'), async ({ page }) => {
    await page.goto(giving.page);
    const visit = await fill(page);
    await send(page).dblclick();
    await expectTaken(page);
    await expectOne(page, visit);
  });

  test(
    `without a connection nothing is lost, and trying again makes one ${what}`,
    proves(form, 'offline'),
    async ({ page, context }) => {
      await page.goto(giving.page);
      const visit = await fill(page);
      await context.setOffline(true);
      await send(page).click();
      const said = 'No hay conexión. Guardamos lo que escribiste; vuelve a intentarlo';
      await expect(formOn(page).getByText(said)).toBeVisible();
      await expect(kept(page, visit)).toHaveValue(visit.kept.value);
      await context.setOffline(false);
      await again(page).click();
      await expectTaken(page);
      await expectOne(page, visit);
    },
  );

  test(`an answer that never arrives does not make a second ${what}`, proves(form, 'once'), async ({ page }) => {
    await page.goto(giving.page);
    const visit = await fill(page);
    let attempts = 0;
    await page.route(call, async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      // The server does its work; the line breaks before the visitor hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page).click();
    // The form asks again by itself, under the same key, and gets the first answer.
    await expectTaken(page);
    expect(attempts).toBe(2);
    await expectOne(page, visit);
  });

  test(
    `what the server says of the ${what} is said, on its field where it has one`,
    proves(form, 'refused'),
    async ({ page }) => {
      await page.goto(giving.page);
      const visit = await fill(page);
      const fields = { [refused.field]: refused.words };
      const answer = { code: 'VALIDATION_FAILED', message: 'Revisa los datos marcados', fields };
      await page.route(call, (route) => route.fulfill({ status: 422, json: answer }));
      await send(page).click();
      const field = formOn(page).getByLabel(refused.label, { exact: true });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(refused.words));
      await page.unrouteAll();
      await field.fill(refused.mended);

      const either = send(page).or(again(page));
      for (const [status, code, message] of passingFailures) {
        await page.route(call, (route) => route.fulfill({ status, json: { code, message } }));
        await either.click();
        await expect(formOn(page).getByRole('alert')).toContainText(message);
        await expect(kept(page, visit)).toHaveValue(visit.kept.value);
        await page.unrouteAll();
      }
      await either.click();
      await expectTaken(page);
      await expectOne(page, visit);
    },
  );

  test(`what was typed for the ${what} is there again after a reload`, async ({ page }) => {
    await page.goto(giving.page);
    const visit = await fill(page);
    await page.reload();
    await expect(formOn(page).getByText('Recuperamos lo que habías escrito.')).toBeVisible();
    await expect(kept(page, visit)).toHaveValue(visit.kept.value);
  });

  if (thanks === undefined) {
    test(
      `the way back from the payment leads to an empty form, not to a second ${what}`,
      proves(form, 'back'),
      async ({ page }) => {
        await page.goto(giving.page);
        const visit = await fill(page);
        await send(page).click();
        await expectTaken(page);
        await page.goBack();
        await expect(page).toHaveURL(giving.page);
        await expect(kept(page, visit)).toHaveValue('');
        await expectOne(page, visit);
      },
    );
  }
}
